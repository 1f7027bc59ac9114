import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { toasts } from '../support/toasts.ts';

/** The page shows no alert, no dialog and no toast. */
export function expectSilence(): void {
  expect(screen.queryAllByRole('alert')).toEqual([]);
  expect(screen.queryAllByRole('dialog')).toEqual([]);
  expect(toasts()).toEqual([]);
}
