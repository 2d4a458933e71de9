import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { chunk, EVENT_STREAM, ending, event } from '@spatula/fake-inference/completion';

/*
 * An inference service for `pnpm stack`, which asks for streams only. The ingredient "30 pieces every 100 ms" says how
 * long a recipe takes; each piece tells when it was sent and which replica asked, so that the visitor can say which
 * pieces came late and which replica lost a recipe. GET /open says how many answers are being given.
 */
let open = 0;
createServer(async (request, response) => {
  if (request.url === '/open') return void response.end(String(open));
  open += 1;
  response.on('close', () => {
    open -= 1;
  });
  const [, pieces = '1', everyMs = '0'] = /(\d+) pieces every (\d+) ms/.exec(await text(request)) ?? [];
  response.writeHead(200, EVENT_STREAM);
  for (let sent = 0; sent < Number(pieces) && !response.closed; sent += 1) {
    if (sent > 0) await delay(Number(everyMs));
    response.write(event(chunk({ content: `${Date.now()} ${request.socket.remoteAddress}\n` })));
  }
  response.end(ending().join(''));
}).listen(8000, '0.0.0.0');
