import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { toastTexts } from '../support/toastTexts.ts';

/** Expects a page without an alert, a dialog or a toast. */
export function expectNoMessages(): void {
  expect(screen.queryAllByRole('alert')).toEqual([]);
  expect(screen.queryAllByRole('dialog')).toEqual([]);
  expect(toastTexts()).toEqual([]);
}
