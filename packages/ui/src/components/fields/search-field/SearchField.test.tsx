// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

afterEach(cleanup);

function ControlledField() {
  const [value, setValue] = useState('');
  return (
    <SearchField label="Search" value={value} onChange={setValue} role="combobox" aria-expanded={false} />
  );
}

test('has an accessible name, and accepts the role combobox', async () => {
  render(<ControlledField />);
  const field = screen.getByRole('combobox', { name: 'Search' });
  await userEvent.type(field, 'zelda');
  expect(field).toHaveProperty('value', 'zelda');
});

test('the clear button empties the field and keeps the focus in it', async () => {
  render(<ControlledField />);
  const field = screen.getByRole('combobox');
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(field, 'zelda');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(field).toHaveProperty('value', '');
  expect(document.activeElement).toBe(field);
});

test('Escape empties the field, unless onKeyDown has called preventDefault', async () => {
  const handleChange = vi.fn();
  const ref = vi.fn();
  const field = (onKeyDown?: (event: React.KeyboardEvent) => void) => (
    <SearchField label="Search" value="zelda" onChange={handleChange} onKeyDown={onKeyDown} ref={ref} />
  );
  const { rerender } = render(field((event) => event.preventDefault()));
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), '{Escape}');
  expect(handleChange).not.toHaveBeenCalled();
  rerender(field());
  await userEvent.keyboard('{Escape}');
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('');
  expect(ref).toHaveBeenCalledExactlyOnceWith(screen.getByRole('textbox'));
});

test('a disabled field has no clear button', () => {
  render(<SearchField label="Search" value="zelda" onChange={() => {}} disabled />);
  expect(screen.getByRole('textbox')).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button')).toBeNull();
});

test('reports a missing label', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<SearchField label="" value="" onChange={() => {}} />);
  expect(consoleError.mock.calls[0]?.[0]).toContain('A SearchField has no label.');
  consoleError.mockRestore();
});
