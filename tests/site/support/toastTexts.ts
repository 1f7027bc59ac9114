import { screen, within } from '@testing-library/react';

/** The texts of the toasts on the page. */
export function toastTexts(): (string | null)[] {
  const region = screen.queryByRole('region', { name: /Notifications/ });
  if (!region) return [];
  return within(region)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
}
