/** Rejects when the caller aborts or after `timeoutMs` (`TimeoutError`), even if the task ignores its signal. */
export async function withDeadline<Result>(
  timeoutMs: number,
  caller: AbortSignal | undefined,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort(caller?.reason);
  caller?.addEventListener('abort', abort);
  if (caller?.aborted) abort();
  const timer = setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), timeoutMs);
  const aborted = new Promise<never>((_, reject) => {
    const rejectWithReason = () => reject(signal.reason);
    if (signal.aborted) rejectWithReason();
    signal.addEventListener('abort', rejectWithReason);
  });
  try {
    return await Promise.race([aborted, task(signal)]);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', abort);
  }
}
