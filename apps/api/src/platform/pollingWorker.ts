/** Repeats a job in the background. */
export interface PollingWorker {
  /** Starts the job at once, or again after the current run. */
  readonly wake: () => void;
  /** Stops the worker; resolves after the current run. */
  readonly close: () => Promise<void>;
  readonly isClosed: () => boolean;
}

/** Creates a worker that runs a job on each `wake`, and after the first one also every `pollIntervalMs` milliseconds. The job must not reject. */
export function createPollingWorker(job: () => Promise<void>, pollIntervalMs: number): PollingWorker {
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let isAwake = false;
  let run = Promise.resolve();

  function wake(): void {
    if (isClosed || isAwake) return;
    isAwake = true;
    clearTimeout(timer);
    run = run.then(async () => {
      // A `wake` from here on may be for work that this run does not see.
      isAwake = false;
      await job();
      clearTimeout(timer);
      if (!isClosed) timer = setTimeout(wake, pollIntervalMs).unref();
    });
  }

  return {
    wake,
    isClosed: () => isClosed,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await run;
    },
  };
}
