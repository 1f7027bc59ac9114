import { screen } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until the text is on the page, and expects it only once. */
export async function expectMessage(text: string): Promise<void> {
  expect(await screen.findAllByText(text)).toHaveLength(1);
}
