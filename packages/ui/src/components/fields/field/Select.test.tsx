// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Select } from './Select.tsx';

afterEach(cleanup);

test('onChange gets the value of the chosen option, and the placeholder has an empty value', async () => {
  const handleChange = vi.fn();
  const options = [{ value: 'completed', label: 'Completed' }];
  render(<Select label="Status" placeholder="Choose a status" options={options} onChange={handleChange} />);
  const select = screen.getByLabelText<HTMLSelectElement>('Status');
  expect(select.value).toBe('');
  expect(select.options[0]?.hasAttribute('data-placeholder')).toBe(true);
  await userEvent.selectOptions(select, 'Completed');
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('completed');
});

test('a disabled option cannot be chosen', async () => {
  const handleChange = vi.fn();
  const options = [
    { value: 'planned', label: 'Planned' },
    { value: 'dropped', label: 'Dropped', disabled: true },
  ];
  render(<Select label="Status" options={options} onChange={handleChange} />);
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Dropped');
  expect(handleChange).not.toHaveBeenCalled();
});
