import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen, resolveHost } from './listen.ts';
import { PatientServer } from './patient-server.ts';

describe('the address', () => {
  function newServer(): Server {
    const server = new PatientServer((_req, res) => res.end());
    onTestFinished(() => void server.close());
    return server;
  }

  it('a server that listens at port 0 tells the port that was free', async () => {
    const server = newServer();
    const address = await listen(server, 0, '127.0.0.1');
    expect(address).toBe(`http://localhost:${(server.address() as AddressInfo).port}`);
    expect((await fetch(address)).status).toBe(200);
  });

  it('an address that cannot be had is explained in one line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(listen(newServer(), port, '127.0.0.1')).rejects.toThrow(
      `Port ${port} is in use: stop what listens there, or choose another with PORT.`,
    );
    await expect(listen(newServer(), 0, '192.0.2.1')).rejects.toThrow(
      'HOST is no address of this machine: use 127.0.0.1, or 0.0.0.0 for all.',
    );
    await expect(resolveHost('nowhere.invalid')).rejects.toThrow(/^HOST is no address/);
  });
});
