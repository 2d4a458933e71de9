import { once } from 'node:events';
import { connect as open } from 'node:net';
import { describe, expect, it } from 'vitest';
import { type ApiProcessOptions, startApiProcess } from './testing/start-api-process.ts';

const TUNNEL = 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n';
const GRACE = { SHUTDOWN_GRACE_MS: '0' };

async function start(options: ApiProcessOptions = {}) {
  const server = startApiProcess(options);
  const { port } = await server.listens();
  return {
    server,
    health: async () => (await fetch(`http://127.0.0.1:${port}/health`)).status,
    connect: () =>
      open({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined),
  };
}

describe('the process', () => {
  it('the process goes on when a peer asks for a tunnel and then resets the connection', async () => {
    const { server, health, connect } = await start();
    for (let peer = 0; peer < 20; peer += 1) {
      const socket = connect();
      socket.write(TUNNEL, () => socket.resetAndDestroy());
      await once(socket, 'close');
    }
    expect(await health()).toBe(200);
    expect(server.stdout).not.toContain('"level":60');
  });

  it('the process goes on when the system cannot accept a connection, and logs why', async () => {
    const fault = `process.on('SIGUSR2', () => {
      for (const handle of process._getActiveHandles()) if (handle.listening) handle.emit('error', new Error('accept ENOBUFS'));
    })`;
    const { server, health } = await start({
      flags: ['--import', `data:text/javascript,${encodeURIComponent(fault)}`],
    });
    server.child.kill('SIGUSR2');
    await server.says(/"level":50.*a connection could not be accepted/);
    expect(await health()).toBe(200);
  });

  it.each([
    ['with 0 after a signal', 'SIGTERM', 0],
    ['with 1 after a crash', 'SIGUSR2', 1],
  ] as const)('the process ends %s although peers keep tunnels half open', async (_, signal, code) => {
    const crash = `process.on('SIGUSR2', () => void Promise.reject(new Error('a fault')))`;
    const flags = ['--import', `data:text/javascript,${encodeURIComponent(crash)}`];
    const { server, connect } = await start({ flags, env: GRACE });
    const sockets = Array.from({ length: 3 }, () => connect());
    for (const socket of sockets) {
      socket.write(TUNNEL);
      await once(socket, 'data');
    }
    server.child.kill(signal);
    expect(await server.ended).toEqual({ code, signal: null });
    for (const socket of sockets) socket.destroy();
  });
});
