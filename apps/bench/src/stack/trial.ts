import type { Replica } from './compose.ts';

/** What a show finds: whether its promise held, and the figures behind that. */
interface Finding {
  readonly held: boolean;
  readonly figures: Readonly<Record<string, unknown>>;
}

/** One promise of the stack, and how to see whether it holds. */
export interface Show {
  readonly promise: string;
  /** @param origin - address of the proxy, with three replicas behind it */
  run(origin: string): Promise<Finding>;
}

/** The replica at an address, as its place in the list: 1, 2, 3. */
export function placeOf(address: string | undefined, replicas: readonly Replica[]): string {
  const place = replicas.findIndex(({ addresses }) => address !== undefined && addresses.includes(address));
  return place < 0 ? 'unknown' : `replica ${place + 1}`;
}
