// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

const describedBy = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

test('label, hint and error are tied to the input; the error takes the place of the hint', () => {
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

test('a change gives the text', async () => {
  const handleChange = vi.fn();
  render(<TextField label="Location" onChange={handleChange} />);
  await userEvent.type(screen.getByLabelText('Location'), 'Li');
  expect(handleChange.mock.calls).toEqual([['L'], ['Li']]);
});

test('controlled it shows what it is given, uncontrolled what was typed', async () => {
  render(
    <>
      <TextField label="Held" value="Lisbon" />
      <TextField label="Free" defaultValue="Lis" />
    </>,
  );
  const held = screen.getByLabelText<HTMLInputElement>('Held');
  const free = screen.getByLabelText<HTMLInputElement>('Free');
  await userEvent.type(held, '!');
  await userEvent.type(free, 'bon');
  expect([held.value, free.value]).toEqual(['Lisbon', 'Lisbon']);
});

test('it tells who listens of focus and keys too', async () => {
  const handleBlur = vi.fn();
  const handleKeyDown = vi.fn();
  render(<TextField label="Email" type="email" onBlur={handleBlur} onKeyDown={handleKeyDown} />);
  await userEvent.type(screen.getByLabelText('Email'), 'a');
  await userEvent.tab();
  expect(handleKeyDown.mock.calls.map(([{ key }]) => key)).toEqual(['a', 'Tab']);
  expect(handleBlur).toHaveBeenCalledOnce();
});

test('no phone corrects an address or a username, as it may a place', () => {
  render(
    <>
      <TextField label="Email" type="email" />
      <TextField label="Username" autoComplete="username" />
      <TextField label="Location" />
    </>,
  );
  const read = (label: string) =>
    ['autocapitalize', 'autocorrect', 'spellcheck'].map((name) =>
      screen.getByLabelText(label).getAttribute(name),
    );
  expect(read('Email')).toEqual(['none', 'off', 'false']);
  expect(read('Username')).toEqual(['none', 'off', 'false']);
  expect(read('Location')).toEqual([null, null, null]);
});

test('email, URL and username inputs run from left to right on every page, other inputs as their page does', () => {
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
