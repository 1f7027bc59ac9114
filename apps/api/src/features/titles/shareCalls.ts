/** Runs `run` once for all calls that are made while it runs, after it has ended: each call sees what was stored before it. */
export function shareCalls(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  return function call(): Promise<void> {
    if (running) {
      next ??= running.then(call, call);
      return next;
    }
    next = undefined;
    running = run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
