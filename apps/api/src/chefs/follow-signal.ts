/** A controller that aborts when a signal does. */
export interface Follower {
  readonly controller: AbortController;
  /** Lets go of the signal, which may live longer. */
  release(): void;
}

/** Makes a controller that aborts with `signal`; like `AbortSignal.any`, in a fraction of its time and memory. */
export function followSignal(signal: AbortSignal): Follower {
  const controller = new AbortController();
  const onAbort = () => controller.abort(signal.reason);
  if (signal.aborted) onAbort();
  else signal.addEventListener('abort', onAbort, { once: true });
  return { controller, release: () => signal.removeEventListener('abort', onAbort) };
}
