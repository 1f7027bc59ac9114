// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

afterEach(cleanup);

test('the toggle shows what was typed and hides it again, without losing it', async () => {
  render(<PasswordField label="Password" autoComplete="current-password" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.type(input, 'silver-7!');
  expect(input.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show characters' }));
  expect(input.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide characters' }));
  expect(input.type).toBe('password');
  expect(input.value).toBe('silver-7!');
});
