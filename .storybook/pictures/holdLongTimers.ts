/** Runs in the browser before anything else: what a page would do by itself a second later or more, it does not do while its picture is taken. */
export function holdLongTimers(): void {
  const start = globalThis.setTimeout;
  const held = (run: TimerHandler, delay = 0, ...parts: unknown[]) =>
    delay < 1000 ? start(run, delay, ...parts) : -1;
  globalThis.setTimeout = held as typeof setTimeout;
}
