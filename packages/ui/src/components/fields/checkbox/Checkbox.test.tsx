// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';

afterEach(cleanup);

test('a press calls onCheck only in the states "unchecked" and "failed"', async () => {
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

test('Space and Enter press it, and data attributes show its state', async () => {
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

test('a given aria-describedby comes before the error', () => {
  render(
    <>
      <p id="why">This keeps machines out.</p>
      <Checkbox label="I am human" state="failed" error="It timed out." aria-describedby="why" />
    </>,
  );
  const ids = screen.getByRole('checkbox').getAttribute('aria-describedby')?.split(' ') ?? [];
  const descriptions = ids.map((id) => document.getElementById(id)?.textContent);
  expect(descriptions).toEqual(['This keeps machines out.', 'It timed out.']);
});

test('a press calls onUncheck only in the state "checked"; without onUncheck it has data-fixed', async () => {
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
