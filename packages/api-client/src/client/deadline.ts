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

/**
 * Resolves to true when a HEAD request for the current document succeeds within `timeoutMs` milliseconds. To be checked before
 * a reload: reloading a page that cannot be fetched loses it.
 */
export async function canFetchPage(timeoutMs: number, send: typeof fetch = fetch): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { ok } = await send(location.href, { method: 'HEAD', cache: 'no-store', signal });
    return ok;
  } catch {
    return false;
  }
}
