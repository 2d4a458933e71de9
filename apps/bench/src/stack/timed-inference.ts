import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { chunk, completion, EVENT_STREAM, ending, event } from '@spatula/fake-inference/completion';
import { type Call, playSteps } from '@spatula/fake-inference/play-steps';
import type { Scenario } from '@spatula/fake-inference/scenario';
import { SCENARIOS } from '@spatula/fake-inference/scenarios';

/*
 * An inference service for `pnpm stack`. The ingredient "30 pieces every 100 ms" says how long it takes; each
 * piece tells when it was sent and which replica asked, so that the far end can say what came late and
 * what was lost with whom. The ingredient "play: 429" has it play that scenario. GET /open says how many
 * answers are being given.
 */
let open = 0;
const server = createServer(async (request, response) => {
  if (request.url === '/open') return void response.end(String(open));
  open += 1;
  response.on('close', () => {
    open -= 1;
  });
  const body = await text(request);
  const streamed = body.includes('"stream":true');
  const [, name] = /play: (.+?)\. Please/.exec(body) ?? [];
  if (name) return await play(name, streamed, { request, response });
  const [, pieces = '1', everyMs = '0'] = /(\d+) pieces every (\d+) ms/.exec(body) ?? [];
  const asker = request.socket.remoteAddress ?? 'nobody';
  if (streamed) await stream(response, { pieces: +pieces, everyMs: +everyMs, asker });
  else response.setHeader('content-type', 'application/json').end(completion(`${Date.now()} ${asker}`));
});
server.listen(8000, '0.0.0.0');

async function stream(
  response: ServerResponse,
  { pieces, everyMs, asker }: { pieces: number; everyMs: number; asker: string },
): Promise<void> {
  response.writeHead(200, EVENT_STREAM);
  for (let sent = 0; sent < pieces && !response.closed; sent += 1) {
    if (sent > 0) await delay(everyMs);
    response.write(event(chunk({ content: `${Date.now()} ${asker}\n` })));
  }
  response.end(ending().join(''));
}

async function play(
  name: string,
  streamed: boolean,
  { request, response }: Pick<Call, 'request' | 'response'>,
): Promise<void> {
  const scenario = new Map<string, Scenario>(Object.entries(SCENARIOS)).get(name);
  const steps =
    scenario &&
    (streamed ? scenario.modes !== 'json' && scenario.stream : scenario.modes !== 'stream' && scenario.json);
  if (!steps) return void response.writeHead(400).end();
  const left = new AbortController();
  response.on('close', () => left.abort());
  const call = {
    request,
    response,
    signal: left.signal,
    asked: { authorization: '', question: '', elsewhere: '' },
    released: async () => undefined,
  };
  await playSteps(steps, call).catch(() => undefined);
}
