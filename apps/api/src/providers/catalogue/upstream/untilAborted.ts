/** What a job comes to, or a rejection when the signal fires before. */
export async function untilAborted<Value>(job: Promise<Value>, signal: AbortSignal): Promise<Value> {
  let stop = () => {};
  const end = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
  });
  try {
    return await Promise.race([job, end]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
