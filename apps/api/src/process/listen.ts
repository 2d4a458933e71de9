import { lookup } from 'node:dns/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const NO_ADDRESS = 'HOST is no address of this machine: use 127.0.0.1, or 0.0.0.0 for all.';

/**
 * Finds the IP address that HOST stands for.
 *
 * @throws Error whose message a newcomer can act on, when it stands for none
 */
export async function resolveHost(host: string): Promise<string> {
  try {
    return (await lookup(host)).address;
  } catch {
    throw new Error(NO_ADDRESS);
  }
}

/**
 * Starts to listen.
 *
 * @param ip - an IP address of this machine, or the one that stands for all of them
 * @returns the address to open in a browser
 * @throws Error whose message a newcomer can act on, when the address cannot be had
 */
export async function listen(server: Server, port: number, ip: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const onError = (error: NodeJS.ErrnoException) => reject(new Error(explain(error, port)));
  server.once('error', onError).listen(port, ip, resolve);
  await promise;
  server.off('error', onError);
  const address = server.address() as AddressInfo;
  const local = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(ip);
  return `http://${local ? 'localhost' : ip.includes(':') ? `[${ip}]` : ip}:${address.port}`;
}

function explain(error: NodeJS.ErrnoException, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use: stop what listens there, or choose another with PORT.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user: choose one above 1023 with PORT.`;
    case 'EADDRNOTAVAIL':
      return NO_ADDRESS;
    default:
      return `Cannot listen at HOST and port ${port}: ${error.code ?? 'unknown reason'}.`;
  }
}
