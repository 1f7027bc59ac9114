const defaultTimeoutMs = 30_000;
const pauseMs = 10;

/** Polls the condition every 10 ms; rejects when it is still false after the timeout, 30 s by default. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  timeoutMs: number = defaultTimeoutMs,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Still false after ${timeoutMs} ms: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
