import { isIP } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';

/**
 * Bits of an IPv6 address that name a visitor. RIPE-690 advises providers to give a household a /56, and its
 * holder may use every address in it. The price: neighbours share a rate where a provider gives less than that.
 */
const IPV6_BITS = 56;

/** Stands for every visitor whose address cannot be read. */
const UNKNOWN = 'unknown';

/**
 * Names the visitor that an address belongs to: an IPv4 address, or an IPv6 /56. However a proxy writes an
 * address (with a port, in brackets, with a zone, IPv4 within IPv6), it is the same visitor. All texts that are no
 * address count as one visitor, so that nobody gets a second rate by sending such a text.
 *
 * @param written - as Express gives it: with a proxy in front, any text from `X-Forwarded-For`
 * @returns at most 24 characters
 */
export function visitorKey(written: string | undefined): string {
  const address = bareAddress(written?.trim() ?? '');
  return isIP(address) ? ipKeyGenerator(address, IPV6_BITS) : UNKNOWN;
}

function bareAddress(written: string): string {
  const [, host = written] = /^\[(.*)\](?::\d+)?$/.exec(written) ?? /^([\d.]+):\d+$/.exec(written) ?? [];
  return host.replace(/%.*/, '');
}
