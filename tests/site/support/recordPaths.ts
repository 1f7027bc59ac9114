import { onTestFinished, vi } from 'vitest';

/** Records every path that the site navigates to from now on, without changes of only the query. */
export function recordPaths(): readonly string[] {
  const paths: string[] = [];
  let current = location.pathname;
  for (const method of ['pushState', 'replaceState'] as const) {
    const navigate = history[method].bind(history);
    const spy = vi.spyOn(history, method).mockImplementation((...args) => {
      navigate(...args);
      if (location.pathname !== current) paths.push(location.pathname);
      current = location.pathname;
    });
    onTestFinished(() => spy.mockRestore());
  }
  return paths;
}
