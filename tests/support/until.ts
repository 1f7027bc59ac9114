const patienceMs = 30_000;
const pauseMs = 10;

/** Waits until something holds; an Error when it does not within half a minute, or another while. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  patience: number = patienceMs,
): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`This never came to hold: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
