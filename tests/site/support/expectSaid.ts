import { screen } from '@testing-library/react';
import { expect } from 'vitest';

/** The text is on the page, once. */
export async function expectSaid(text: string): Promise<void> {
  expect(await screen.findAllByText(text)).toHaveLength(1);
}
