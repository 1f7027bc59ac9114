import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until the control is invalid and focused, and expects an alert with this message as its description. */
export async function expectInvalidField(control: HTMLElement, message: string): Promise<void> {
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
