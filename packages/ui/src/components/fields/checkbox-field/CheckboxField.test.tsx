// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { CheckboxField } from './CheckboxField.tsx';

afterEach(cleanup);

const checkbox = () => screen.getByRole<HTMLInputElement>('checkbox');

test('uncontrolled: starts with defaultChecked, and a press on its label or Space changes it', async () => {
  const handleChange = vi.fn();
  render(<CheckboxField label="Reviews" defaultChecked onChange={handleChange} />);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Reviews' }).checked).toBe(true);
  await userEvent.click(screen.getByText('Reviews'));
  expect(checkbox().checked).toBe(false);
  checkbox().focus();
  await userEvent.keyboard(' ');
  expect(handleChange.mock.calls).toEqual([[false], [true]]);
});

test('controlled: shows the checked prop, not the press', async () => {
  const { rerender } = render(<CheckboxField label="Reviews" checked={false} />);
  await userEvent.click(checkbox());
  expect(checkbox().checked).toBe(false);
  rerender(<CheckboxField label="Reviews" checked />);
  expect(checkbox().checked).toBe(true);
});

test('indeterminate: stays while the prop says so, and a press reports the new state', async () => {
  render(<All />);
  expect(checkbox().indeterminate).toBe(true);
  await userEvent.click(checkbox());
  expect([checkbox().indeterminate, checkbox().checked]).toEqual([false, true]);
  await userEvent.click(checkbox());
  expect([checkbox().indeterminate, checkbox().checked]).toEqual([false, false]);
  cleanup();
  const handleChange = vi.fn();
  const { rerender } = render(
    <CheckboxField label="All" checked={false} indeterminate onChange={handleChange} />,
  );
  await userEvent.click(checkbox());
  expect(handleChange).toHaveBeenCalledExactlyOnceWith(true);
  rerender(<CheckboxField label="All" checked={false} indeterminate onChange={handleChange} />);
  expect(checkbox().indeterminate).toBe(true);
});

test('indeterminate: ends when the prop ends, without a press', () => {
  const { rerender } = render(<CheckboxField label="All" indeterminate />);
  rerender(<CheckboxField label="All" />);
  expect(checkbox().indeterminate).toBe(false);
});

test('a form submits its value only while it is checked, and a reset restores defaultChecked', async () => {
  render(
    <form aria-label="Import">
      <CheckboxField label="Reviews" name="reviews" value="yes" defaultChecked />
      <CheckboxField label="Diary" name="diary" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  const submitted = () => [...new FormData(form)];
  expect(submitted()).toEqual([['reviews', 'yes']]);
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  expect(submitted()).toEqual([['diary', 'on']]);
  form.reset();
  expect(submitted()).toEqual([['reviews', 'yes']]);
});

test('required: the form is invalid while it is not checked', async () => {
  render(<CheckboxField label="I accept the terms" required />);
  expect(checkbox().validity.valueMissing).toBe(true);
  await userEvent.click(checkbox());
  expect(checkbox().validity.valid).toBe(true);
});

test('disabled: can be neither changed nor focused', async () => {
  const handleChange = vi.fn();
  render(<CheckboxField label="Reviews" disabled onChange={handleChange} />);
  await userEvent.click(screen.getByText('Reviews'));
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  expect(handleChange).not.toHaveBeenCalled();
});

test('is described by the given description, the hint and the error, and named by the label alone', () => {
  render(
    <>
      <p id="why">They are long.</p>
      <CheckboxField label="Reviews" hint="They stay private." error="Not saved." aria-describedby="why" />
    </>,
  );
  const input = screen.getByRole('checkbox', { name: 'Reviews' });
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'They are long.',
    'They stay private.',
    'Not saved.',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Not saved.');
});

test('its ref receives the input', () => {
  const ref = createRef<HTMLInputElement>();
  const { unmount } = render(<CheckboxField label="Reviews" ref={ref} />);
  expect(ref.current).toBe(checkbox());
  unmount();
  expect(ref.current).toBeNull();
});

test('reports a missing label', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<CheckboxField label="" />);
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/CheckboxField has no label.*Pass/),
  );
  consoleError.mockRestore();
});

test('renders without inline styles on the server', () => {
  expect(renderToString(<CheckboxField label="Reviews" indeterminate />)).not.toContain('style=');
});

/** Starts with some of its items chosen. */
function All() {
  const [checked, setChecked] = useState<boolean | undefined>(undefined);
  return (
    <CheckboxField
      label="All"
      checked={checked ?? false}
      indeterminate={checked === undefined}
      onChange={setChecked}
    />
  );
}
