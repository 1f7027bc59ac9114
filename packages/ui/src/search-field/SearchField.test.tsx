// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SearchField } from './SearchField.tsx';

afterEach(cleanup);

function Typed() {
  const [value, setValue] = useState('');
  return (
    <SearchField label="Search" value={value} onChange={setValue} role="combobox" aria-expanded={false} />
  );
}

test('it is found by its label, and takes the role of a combobox', async () => {
  render(<Typed />);
  const field = screen.getByRole('combobox', { name: 'Search' });
  await userEvent.type(field, 'zelda');
  expect(field).toHaveProperty('value', 'zelda');
});

test('the cross empties it and leaves the focus in it', async () => {
  render(<Typed />);
  const field = screen.getByRole('combobox');
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(field, 'zelda');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(field).toHaveProperty('value', '');
  expect(document.activeElement).toBe(field);
});
