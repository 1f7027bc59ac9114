import { onTestFinished, vi } from 'vitest';

/** Every other path that the site navigates to from now on. */
export function followPaths(): readonly string[] {
  const paths: string[] = [];
  let current = location.pathname;
  for (const method of ['pushState', 'replaceState'] as const) {
    const navigate = history[method].bind(history);
    const spy = vi.spyOn(history, method).mockImplementation((...entry) => {
      navigate(...entry);
      if (location.pathname !== current) paths.push(location.pathname);
      current = location.pathname;
    });
    onTestFinished(() => spy.mockRestore());
  }
  return paths;
}
