// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

afterEach(cleanup);

test('the toggle shows and hides the typed text without losing it', async () => {
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

test('showing the characters moves neither the focus nor the caret, and is announced', async () => {
  render(<PasswordField label="Password" defaultValue="silver-7!" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  const announcement = screen.getByRole('status');
  expect(announcement.textContent).toBe('');
  input.focus();
  input.setSelectionRange(2, 4);
  await userEvent.click(screen.getByRole('button', { name: 'Show characters' }));
  expect(document.activeElement).toBe(input);
  expect([input.selectionStart, input.selectionEnd]).toEqual([2, 4]);
  expect(announcement.textContent).toBe('The characters are shown.');
  expect(input.parentElement?.dataset.state).toBe('shown');
});

test('the toggle keeps the focus when it is pressed by key', async () => {
  render(<PasswordField label="Password" defaultValue="silver-7!" />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide characters' }));
});

test('submitting the form hides the characters again', async () => {
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="Password" defaultValue="silver-7!" />
    </form>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.click(screen.getByRole('button', { name: 'Show characters' }));
  expect(input.type).toBe('text');
  await userEvent.type(input, '{Enter}');
  expect(input.type).toBe('password');
});

test('a disabled field has a disabled toggle', () => {
  render(<PasswordField label="Password" defaultValue="silver-7!" disabled />);
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
});

test('turns off automatic capitalisation, correction and spell checking', () => {
  render(<PasswordField label="Password" />);
  const input = screen.getByLabelText('Password');
  const attributes = ['autocapitalize', 'autocorrect', 'spellcheck'].map((name) => input.getAttribute(name));
  expect(attributes).toEqual(['none', 'off', 'false']);
});
