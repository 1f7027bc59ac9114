import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The control has the focus, is invalid, and is described by an alert with this message. */
export async function expectWrong(control: HTMLElement, message: string): Promise<void> {
  await waitFor(() => expect(control.getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(control));
  expect(descriptionOf(control)).toBe(message);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(message);
}

/** The accessible description of an element. */
export function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
