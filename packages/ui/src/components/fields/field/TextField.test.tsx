// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

const describedBy = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

test('connects label, hint and error with the input, and the error replaces the hint', () => {
  const { rerender } = render(<TextField label="Username" hint="3+ characters" autoComplete="username" />);
  const input = screen.getByLabelText('Username');
  expect(describedBy(input)).toBe('3+ characters');
  expect(input.getAttribute('autocomplete')).toBe('username');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  rerender(<TextField label="Username" hint="3+ characters" error="Too short." />);
  expect(describedBy(input)).toBe('Too short.');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  rerender(<TextField label="Username" />);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

test('onChange gets the text', async () => {
  const handleChange = vi.fn();
  render(<TextField label="Location" onChange={handleChange} />);
  await userEvent.type(screen.getByLabelText('Location'), 'Li');
  expect(handleChange.mock.calls).toEqual([['L'], ['Li']]);
});

test('a controlled input shows its value, an uncontrolled one the typed text', async () => {
  render(
    <>
      <TextField label="Controlled" value="Lisbon" />
      <TextField label="Uncontrolled" defaultValue="Lis" />
    </>,
  );
  const controlled = screen.getByLabelText<HTMLInputElement>('Controlled');
  const uncontrolled = screen.getByLabelText<HTMLInputElement>('Uncontrolled');
  await userEvent.type(controlled, '!');
  await userEvent.type(uncontrolled, 'bon');
  expect([controlled.value, uncontrolled.value]).toEqual(['Lisbon', 'Lisbon']);
});

test('passes event handlers on to the input', async () => {
  const handleBlur = vi.fn();
  const handleKeyDown = vi.fn();
  render(<TextField label="Email" type="email" onBlur={handleBlur} onKeyDown={handleKeyDown} />);
  await userEvent.type(screen.getByLabelText('Email'), 'a');
  await userEvent.tab();
  expect(handleKeyDown.mock.calls.map(([{ key }]) => key)).toEqual(['a', 'Tab']);
  expect(handleBlur).toHaveBeenCalledOnce();
});

test('turns off correction for email addresses and usernames, but not for other text', () => {
  render(
    <>
      <TextField label="Email" type="email" />
      <TextField label="Username" autoComplete="username" />
      <TextField label="Location" />
    </>,
  );
  const attributesOf = (label: string) =>
    ['autocapitalize', 'autocorrect', 'spellcheck'].map((name) =>
      screen.getByLabelText(label).getAttribute(name),
    );
  expect(attributesOf('Email')).toEqual(['none', 'off', 'false']);
  expect(attributesOf('Username')).toEqual(['none', 'off', 'false']);
  expect(attributesOf('Location')).toEqual([null, null, null]);
});

test('email, URL and username inputs are left-to-right on every page, other inputs inherit the direction of the page', () => {
  render(
    <div dir="rtl">
      <TextField label="Email" type="email" />
      <TextField label="Website" type="url" />
      <TextField label="Username" autoComplete="username" />
      <TextField label="Location" />
      <TextField label="Name" type="email" dir="auto" />
    </div>,
  );
  const directions = screen.getAllByRole('textbox').map((input) => input.getAttribute('dir'));
  expect(directions).toEqual(['ltr', 'ltr', 'ltr', null, 'auto']);
});
