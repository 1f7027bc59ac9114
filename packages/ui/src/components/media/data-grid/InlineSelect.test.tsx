// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { InlineSelect } from './InlineSelect.tsx';

afterEach(cleanup);

test('shows the placeholder for an unknown value, and reports the chosen one', async () => {
  const handleChange = vi.fn();
  const props = { label: 'Status of Hades', placeholder: 'No status', onChange: handleChange };
  const options = ['playing', 'planned'].map((value) => ({ value, label: value }));
  const { rerender } = render(<InlineSelect {...props} options={options} value="" />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status of Hades' });
  expect(select.selectedOptions[0]?.textContent).toBe('No status');
  await userEvent.selectOptions(select, 'planned');
  expect(handleChange.mock.calls).toEqual([['planned']]);
  rerender(<InlineSelect {...props} options={options} value="planned" />);
  expect(Array.from(select.options, ({ value }) => value)).toEqual(['playing', 'planned']);
});
