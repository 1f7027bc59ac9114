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

test('showing it moves neither the focus nor the caret, and is read aloud', async () => {
  render(<PasswordField label="Password" defaultValue="silver-7!" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  const spoken = screen.getByRole('status');
  expect(spoken.textContent).toBe('');
  input.focus();
  input.setSelectionRange(2, 4);
  await userEvent.click(screen.getByRole('button', { name: 'Show characters' }));
  expect(document.activeElement).toBe(input);
  expect([input.selectionStart, input.selectionEnd]).toEqual([2, 4]);
  expect(spoken.textContent).toBe('The characters are shown.');
  expect(input.parentElement?.dataset.state).toBe('shown');
});

test('whoever reaches the button by key stays on it', async () => {
  render(<PasswordField label="Password" defaultValue="silver-7!" />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide characters' }));
});

test('when its form is sent the characters are hidden again', async () => {
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

test('while it is disabled its characters cannot be shown', () => {
  render(<PasswordField label="Password" defaultValue="silver-7!" disabled />);
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
});

test('no phone corrects what is typed, not even while it is shown', () => {
  render(<PasswordField label="Password" />);
  const input = screen.getByLabelText('Password');
  const read = ['autocapitalize', 'autocorrect', 'spellcheck'].map((name) => input.getAttribute(name));
  expect(read).toEqual(['none', 'off', 'false']);
});
