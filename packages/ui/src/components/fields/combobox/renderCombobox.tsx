import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

export const platforms = [
  { value: 'switch', label: 'Nintendo Switch', group: 'Nintendo' },
  { value: 'wii-u', label: 'Wii U', group: 'Nintendo' },
  { value: 'ps4', label: 'PlayStation 4', group: 'Sony', disabled: true },
  { value: 'ps5', label: 'PlayStation 5', group: 'Sony' },
  { value: 'pc', label: 'PC', description: 'Windows' },
];

export const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Platform' });
export const labels = () =>
  screen.queryAllByRole('option').map((option) => option.querySelector('span span')?.textContent);
export const status = () => screen.getByRole('status').textContent;

/** The label of the option to which `aria-activedescendant` refers. */
export const active = () => {
  const option = document.getElementById(input().getAttribute('aria-activedescendant') ?? '');
  expect(option?.hasAttribute('data-active') ?? true).toBe(true);
  return option?.querySelector('span span')?.textContent;
};

export const renderCombobox = (props: Partial<ComboboxProps> = {}) => {
  const handleChange = vi.fn();
  const view = render(<Combobox label="Platform" options={platforms} onChange={handleChange} {...props} />);
  return { ...view, handleChange };
};
