/** Runs a task that ends when the caller aborts or when time is up (`TimeoutError`), also one that does not listen. */
export async function withDeadline<Result>(
  milliseconds: number,
  caller: AbortSignal | undefined,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort(caller?.reason);
  caller?.addEventListener('abort', abort);
  if (caller?.aborted) abort();
  const timer = setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds);
  const cutShort = new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([cutShort, task(signal)]);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', abort);
  }
}
