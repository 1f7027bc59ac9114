import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Replaces the text of a field, as pasting does; waits for the field. */
export async function fillField(user: UserEvent, label: string, text: string, page = screen): Promise<void> {
  const field = await page.findByLabelText(label);
  await user.clear(field);
  if (text) await user.paste(text);
}

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
