import { request } from 'node:http';
import { type OpenServer, openServer } from './open-server.ts';

/** An address that one server after the other can answer at, as after an upgrade. */
export interface SwitchedOrigin extends OpenServer {
  /** The origin of the server that answers; undefined: no connection is answered. */
  to: string | undefined;
  /** Method, path and status of each answer. */
  readonly answers: string[];
}

/** Opens an address that passes each request on to a server. */
export async function openOrigin(to: string): Promise<SwitchedOrigin> {
  const state: Pick<SwitchedOrigin, 'to' | 'answers'> = { to, answers: [] };
  const server = await openServer((asked, answer) => {
    if (!state.to) return void asked.socket.destroy();
    const { method, url = '', headers } = asked;
    const passed = request(state.to + url, { method, headers, agent: false }, (found) => {
      state.answers.push(`${method} ${url} ${found.statusCode}`);
      answer.writeHead(found.statusCode ?? 0, found.headers);
      found.pipe(answer);
    });
    // One side has gone: so does the other.
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  return Object.assign(state, server);
}
