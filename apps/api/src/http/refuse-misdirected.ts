import { BlockList, isIPv6 } from 'node:net';
import type { RequestHandler } from 'express';
import { ProblemError } from '../problem-error.ts';

/** The names of this machine for itself, which no name server can give to another. */
const OWN_NAME = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d*)?$/i;

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Refuses a request that was meant for another host. A page elsewhere can let its own name lead to 127.0.0.1 ("DNS
 * rebinding"). The browser then takes this server for the page's own, but it still sends the page's name as `Host`.
 */
export const refuseMisdirected: RequestHandler = (req, _res, next) => {
  const [host = '', ...others] = req.headersDistinct.host ?? [];
  if (others.length > 0 || !OWN_NAME.test(host)) {
    throw new ProblemError(
      'misdirected',
      'This server is for its own machine alone: open it as localhost. To have it answer to other names, set HOST, or TRUST_PROXY where a proxy stands in front.',
    );
  }
  next();
};

/** Whether only this machine itself can reach a server that listens at an IP address. */
export function isLoopback(address: string): boolean {
  return LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
