// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Switch } from './Switch.tsx';

afterEach(cleanup);

const theSwitch = () => screen.getByRole<HTMLInputElement>('switch');

test('uncontrolled: starts with defaultChecked, and a press on its label or Space changes it', async () => {
  const handleChange = vi.fn();
  render(<Switch label="Public" defaultChecked onChange={handleChange} />);
  const input = screen.getByRole<HTMLInputElement>('switch', { name: 'Public' });
  expect(input.checked).toBe(true);
  await userEvent.click(screen.getByText('Public'));
  expect(input.checked).toBe(false);
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(input.checked).toBe(true);
  expect(handleChange.mock.calls).toEqual([[false], [true]]);
});

test('controlled: shows the checked prop, not the press', async () => {
  const { rerender } = render(<Switch label="Public" checked={false} />);
  await userEvent.click(theSwitch());
  expect(theSwitch().checked).toBe(false);
  rerender(<Switch label="Public" checked />);
  expect(theSwitch().checked).toBe(true);
  cleanup();
  render(<Controlled />);
  await userEvent.click(theSwitch());
  expect(theSwitch().checked).toBe(true);
});

test('a form submits its value only while it is on, and a reset restores defaultChecked', async () => {
  render(
    <form aria-label="Settings">
      <Switch label="Public" name="public" value="yes" defaultChecked />
      <Switch label="Email me" name="email" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  const submitted = () => [...new FormData(form)];
  expect(submitted()).toEqual([['public', 'yes']]);
  await userEvent.click(screen.getByRole('switch', { name: 'Public' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Email me' }));
  expect(submitted()).toEqual([['email', 'on']]);
  form.reset();
  expect(submitted()).toEqual([['public', 'yes']]);
});

test('required: the form is invalid while the switch is off', async () => {
  render(<Switch label="I accept" required />);
  expect(theSwitch().validity.valueMissing).toBe(true);
  await userEvent.click(theSwitch());
  expect(theSwitch().validity.valid).toBe(true);
});

test('disabled: can be neither changed nor focused, and is not submitted', async () => {
  const handleChange = vi.fn();
  render(
    <form aria-label="Settings">
      <Switch label="Public" name="public" defaultChecked disabled onChange={handleChange} />
    </form>,
  );
  await userEvent.click(screen.getByText('Public'));
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  expect(handleChange).not.toHaveBeenCalled();
  expect([...new FormData(screen.getByRole<HTMLFormElement>('form'))]).toEqual([]);
});

test('is described by the given description, the hint and the error, and named by the label alone', () => {
  const { rerender } = render(<Switch label="Public" />);
  expect([theSwitch().getAttribute('aria-describedby'), theSwitch().ariaInvalid]).toEqual([null, null]);
  rerender(
    <>
      <p id="why">Others may look.</p>
      <Switch label="Public" hint="Under your name." error="It was not saved." aria-describedby="why" />
    </>,
  );
  const input = screen.getByRole('switch', { name: 'Public' });
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  const descriptions = ids.map((id) => document.getElementById(id)?.textContent);
  expect(descriptions).toEqual(['Others may look.', 'Under your name.', 'It was not saved.']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('It was not saved.');
});

test('its ref receives the input, and each size and side has its own styles', () => {
  const ref = createRef<HTMLInputElement>();
  const { container, rerender } = render(<Switch label="Public" ref={ref} />);
  expect(ref.current).toBe(theSwitch());
  const before = [theSwitch().className, container.querySelector('label')?.className];
  rerender(<Switch label="Public" ref={ref} size="sm" side="end" />);
  const after = [theSwitch().className, container.querySelector('label')?.className];
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});

test('reports a missing label', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<Switch label="" />);
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/Switch has no label.*Pass/));
  consoleError.mockRestore();
});

test('renders without inline styles on the server', () => {
  expect(renderToString(<Switch label="Public" hint="Under your name." />)).not.toContain('style=');
});

function Controlled() {
  const [checked, setChecked] = useState(false);
  return <Switch label="Public" checked={checked} onChange={setChecked} />;
}
