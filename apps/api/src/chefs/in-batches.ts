/**
 * Hands over in one list what comes within one turn of the event loop. A packet brings many pieces, and each
 * step on their way costs as much for one piece as for twenty. An error is thrown after what came before it.
 *
 * @param items - read ahead by one; who ends early has to free what is behind it
 */
export async function* inBatches<Item>(items: AsyncIterator<Item>): AsyncGenerator<Item[], void, undefined> {
  let next = items.next();
  for (;;) {
    const first = await next;
    if (first.done) return;
    const batch = [first.value];
    let turned = false;
    const gather = async () => {
      for (;;) {
        next = items.next();
        const item = await next;
        if (turned || item.done) return;
        batch.push(item.value);
      }
    };
    // What fails here is met again, and thrown, by whoever waits for `next`.
    gather().catch(() => undefined);
    await new Promise<void>((resolve) => setImmediate(resolve));
    turned = true;
    yield batch;
  }
}
