import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';

/** Waits until the text is on the page, and expects it only once. */
export async function expectMessage(text: string): Promise<void> {
  expect(await screen.findAllByText(text)).toHaveLength(1);
}

/** Expects a page without an alert, a dialog or a toast. */
export function expectNoMessages(): void {
  expect(screen.queryAllByRole('alert')).toEqual([]);
  expect(screen.queryAllByRole('dialog')).toEqual([]);
  expect(toastTexts()).toEqual([]);
}

/** The texts of the toasts on the page. */
export function toastTexts(): (string | null)[] {
  const region = screen.queryByRole('region', { name: /Notifications/ });
  if (!region) return [];
  return within(region)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

/** Records the errors that are logged from now on, one line each, instead of printing them. */
export function recordErrors(): string[] {
  const lines: string[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((...parts) => void lines.push(parts.join(' ')));
  onTestFinished(() => spy.mockRestore());
  return lines;
}
