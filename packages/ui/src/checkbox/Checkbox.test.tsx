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
