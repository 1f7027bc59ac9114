// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';

afterEach(cleanup);

test('pressing starts a check only where one is wanted', async () => {
  const handleCheck = vi.fn();
  const { rerender } = render(<Checkbox label="I am human" state="unchecked" onCheck={handleCheck} />);
  const box = screen.getByRole('checkbox', { name: 'I am human' });
  await userEvent.click(box);
  rerender(<Checkbox label="I am human" state="working" onCheck={handleCheck} />);
  await userEvent.click(box);
  expect(box.getAttribute('aria-busy')).toBe('true');
  rerender(<Checkbox label="I am human" state="checked" onCheck={handleCheck} />);
  await userEvent.click(box);
  expect(box.getAttribute('aria-checked')).toBe('true');
  expect(handleCheck).toHaveBeenCalledTimes(1);
  rerender(<Checkbox label="I am human" state="failed" error="It timed out." onCheck={handleCheck} />);
  await userEvent.click(box);
  expect(handleCheck).toHaveBeenCalledTimes(2);
  expect(box.getAttribute('aria-invalid')).toBe('true');
  const note = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('It timed out.');
});

test('Space and Enter press it, and its state is on the element', async () => {
  const handleCheck = vi.fn();
  const { rerender } = render(<Checkbox label="I am human" state="unchecked" onCheck={handleCheck} />);
  const box = screen.getByRole('checkbox', { name: 'I am human' });
  await userEvent.tab();
  await userEvent.keyboard(' {Enter}');
  expect(handleCheck).toHaveBeenCalledTimes(2);
  expect([box.dataset.state, box.dataset.invalid]).toEqual(['unchecked', undefined]);
  rerender(<Checkbox label="I am human" state="failed" disabled onCheck={handleCheck} />);
  await userEvent.click(box);
  expect([box.dataset.state, box.dataset.invalid]).toEqual(['failed', '']);
  expect(handleCheck).toHaveBeenCalledTimes(2);
});

test('what else describes it is read before what went wrong', () => {
  render(
    <>
      <p id="why">This keeps machines out.</p>
      <Checkbox label="I am human" state="failed" error="It timed out." aria-describedby="why" />
    </>,
  );
  const ids = screen.getByRole('checkbox').getAttribute('aria-describedby')?.split(' ') ?? [];
  const described = ids.map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['This keeps machines out.', 'It timed out.']);
});

test('what is checked is unchecked by hand only where that is wanted, and not while it works', async () => {
  const handleUncheck = vi.fn();
  const { rerender } = render(<Checkbox label="Public" state="checked" onUncheck={handleUncheck} />);
  const box = screen.getByRole('checkbox', { name: 'Public' });
  await userEvent.click(box);
  expect(handleUncheck).toHaveBeenCalledTimes(1);
  expect(box.dataset.fixed).toBeUndefined();
  for (const state of ['working', 'unchecked'] as const) {
    rerender(<Checkbox label="Public" state={state} onUncheck={handleUncheck} />);
    await userEvent.click(box);
  }
  expect(handleUncheck).toHaveBeenCalledTimes(1);
  rerender(<Checkbox label="Public" state="checked" />);
  expect(box.dataset.fixed).toBe('');
});
