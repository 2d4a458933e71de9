/** Writes down, in the page, every element that moves from now on. */
export function watchEveryJump(): void {
  const jumps: string[] = [];
  Object.assign(window, { jumps });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      const moved: { node: Element | null }[] = Reflect.get(shift, 'sources');
      jumps.push(moved.map(({ node }) => `${node?.nodeName} ${node?.textContent}`).join(' and '));
    }
  }).observe({ type: 'layout-shift' });
}

/** The jumps that {@link watchEveryJump} has written down, once the next frame is drawn. */
export async function jumpsOf(): Promise<string[]> {
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  return Reflect.get(window, 'jumps');
}
