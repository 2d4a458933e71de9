import { Recorder } from './recorder.ts';

/** A base address whose host does not exist: RFC 6761 reserves `.invalid` for this. */
export const UNRESOLVABLE_URL = 'http://inference.invalid/v1';

/** A base address on this machine that refuses connections: the port of a server that was just closed. */
export async function closedPort(): Promise<string> {
  const recorder = new Recorder((_recorded, _request, response) => response.end());
  const origin = await recorder.listen(0);
  await recorder.close();
  return `${origin}/v1`;
}
