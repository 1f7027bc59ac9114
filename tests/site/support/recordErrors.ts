import { onTestFinished, vi } from 'vitest';

/** Records the errors that are logged from now on, one line each, instead of printing them. */
export function recordErrors(): string[] {
  const lines: string[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((...parts) => void lines.push(parts.join(' ')));
  onTestFinished(() => spy.mockRestore());
  return lines;
}
