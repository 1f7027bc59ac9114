import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Replaces the text of a field, as pasting does; waits for the field. */
export async function fillField(user: UserEvent, label: string, text: string, page = screen): Promise<void> {
  const field = await page.findByLabelText(label);
  await user.clear(field);
  if (text) await user.paste(text);
}
