// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const handleOpenChange = vi.fn();
const handleConfirm = vi.fn();
const props = {
  open: true,
  onOpenChange: handleOpenChange,
  onConfirm: handleConfirm,
  title: 'Confirm Removal',
  description: 'Are you sure?',
  confirmLabel: 'Delete',
};

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

test('Enter pressed right after opening cancels', async () => {
  render(<ConfirmDialog {...props} />);
  const dialog = screen.getByRole('alertdialog', { name: 'Confirm Removal' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Are you sure?',
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Enter}');
  expect(handleOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(handleConfirm).not.toHaveBeenCalled();
});

test('Escape calls onOpenChange, a click outside the dialog does not', async () => {
  render(<ConfirmDialog {...props} />);
  await userEvent.tab();
  await userEvent.click(screen.getByRole('alertdialog').parentElement as HTMLElement);
  expect(handleOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(handleOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('the confirm button ignores clicks while loading', async () => {
  render(<ConfirmDialog {...props} loading />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(handleConfirm).not.toHaveBeenCalled();
});
