import { onTestFinished, vi } from 'vitest';

/** What the site logs as errors from now on, a line each; it is not printed. */
export function recordErrors(): string[] {
  const lines: string[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((...parts) => void lines.push(parts.join(' ')));
  onTestFinished(() => spy.mockRestore());
  return lines;
}
