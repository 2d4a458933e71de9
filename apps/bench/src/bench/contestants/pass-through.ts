import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { buildMessages } from '@spatula/shared/prompt';

/*
 * The limit: Node's own HTTP, the service's answer handed on byte by byte, without reading it.
 *   node pass-through.ts <address of the inference service>
 */
const [, , service = ''] = process.argv;
const agent = new Agent({ keepAlive: true });

const server = createServer(async (asked, answer) => {
  const { ingredients } = (await json(asked)) as { ingredients: string[] };
  const stream = asked.headers.accept === 'text/event-stream';
  const body = { model: 'bench', messages: buildMessages({ ingredients }), max_tokens: 1024, stream };
  request(
    `${service}/chat/completions`,
    { method: 'POST', agent, headers: { 'content-type': 'application/json' } },
    (answered) => {
      answer.writeHead(answered.statusCode ?? 502, {
        'content-type': answered.headers['content-type'] ?? 'text/plain',
      });
      answered.pipe(answer);
    },
  ).end(JSON.stringify(body));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
