import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { chefSaying, startApi } from '../testing/start-api.ts';
import { allFrom } from '../testing/start-server.ts';
import { drain } from './drain.ts';

const BODY = '{"ingredients": ["eggs"]}';
const ORDER = `POST /recipe HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`;
const HEALTH = 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n';
const READY = 'GET /ready HTTP/1.1\r\nHost: x\r\n\r\n';

async function startServer() {
  const server = await startApi(chefSaying('Stir.'));
  return { ...server, drain: (graceMs: number) => drain(server.server, server.lifecycle, graceMs) };
}

async function connected(socket: Socket): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  socket.once('connect', () => resolve(true)).once('close', () => resolve(false));
  return promise;
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await setImmediate();
}

describe('the drain', () => {
  it('the drain serves the first request of each of a thousand connections that were opened before it', async () => {
    const { server, connect, drain } = await startServer();
    const sockets: Socket[] = [];
    while (sockets.length < 600) {
      const accepted = once(server, 'connection');
      sockets.push(connect());
      await accepted;
    }
    // The system sets these up in this turn of the event loop, in which the server cannot accept them.
    for (let visitor = 0; visitor < 400; visitor += 1) sockets.push(connect());
    await new Promise((resolve) => process.nextTick(resolve));
    const drained = drain(60_000);
    const answers = sockets.map((socket) => {
      socket.write(ORDER);
      return allFrom(socket);
    });
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nConnection: close\r\n[\s\S]*"recipe":"Stir\."/);
    }
    await drained;
  });

  it('the drain serves every connection that it accepts while others knock, and refuses those that come later', async () => {
    const { server, connect, drain } = await startServer();
    let accepted = 0;
    server.on('connection', () => {
      accepted += 1;
    });
    const knock = async () => {
      const socket = connect();
      if (!(await connected(socket))) return 'refused';
      socket.write(ORDER);
      return (await allFrom(socket)).split('\r\n', 1)[0];
    };
    const outcomes: Promise<string | undefined>[] = [];
    let drained: Promise<void> | undefined;
    for (let visitor = 0; visitor < 1000; visitor += 1) {
      if (visitor === 500) drained = drain(60_000);
      outcomes.push(knock());
      await turns(3);
    }
    const all = await Promise.all(outcomes);
    await drained;
    const served = all.filter((outcome) => outcome === 'HTTP/1.1 200 OK').length;
    const refused = all.filter((outcome) => outcome === 'refused').length;
    expect(served).toBe(accepted);
    expect(served).toBeGreaterThanOrEqual(500);
    expect(refused).toBeGreaterThan(0);
    // The system may set one up in the very turn in which the door closes.
    expect(all.length - served - refused).toBeLessThanOrEqual(1);
  });

  it('the drain refuses the second request of a connection, and tells the proxy that it is not ready', async () => {
    const { connect, drain } = await startServer();
    const [used, fresh] = [connect(), connect()];
    await connected(fresh);
    used.write(HEALTH);
    await once(used, 'data');
    used.write(`${HEALTH}${ORDER.slice(0, 20)}`);
    await once(used, 'data');
    const drained = drain(60_000);
    used.write(ORDER.slice(20));
    fresh.write(READY);
    for (const answer of await Promise.all([allFrom(used), allFrom(fresh)])) {
      expect(answer).toMatch(/^HTTP\/1\.1 503 [\s\S]*\r\nConnection: close\r\n[\s\S]*"code":"shutting-down"/);
    }
    await drained;
  });

  it('the drain closes a connection that stays silent', async () => {
    const { connect, drain } = await startServer();
    const silent = connect();
    await connected(silent);
    const drained = drain(60_000);
    expect(await allFrom(silent)).toBe('');
    await drained;
  });

  it('the drain ends after the grace whatever a peer does: half a head, half a body, an answer that nobody reads', async () => {
    const { connect, drain } = await startServer();
    const peers = [
      'GET /hea',
      ORDER.slice(0, -5),
      `${HEALTH}GET /hea`,
      'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n',
    ];
    const sockets = peers.map((bytes) => {
      const socket = connect().pause();
      socket.write(bytes);
      return socket;
    });
    await Promise.all(sockets.map(connected));
    await drain(0);
    for (const socket of sockets) socket.destroy();
  });
});
