/**
 * Runs a job now and then every `everyMs` milliseconds, and skips a run while the previous one is running. The returned function stops
 * it and resolves when the current run has ended. The job must not reject.
 */
export function repeat(job: () => Promise<void>, everyMs: number): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= job().finally(() => {
      running = undefined;
    });
  };
  run();
  const timer = setInterval(run, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
