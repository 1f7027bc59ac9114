// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '../../overlays/dialog/Dialog.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

afterEach(cleanup);

const platforms = [
  { value: 'switch', label: 'Nintendo Switch', group: 'Nintendo' },
  { value: 'wii-u', label: 'Wii U', group: 'Nintendo' },
  { value: 'ps4', label: 'PlayStation 4', group: 'Sony', disabled: true },
  { value: 'ps5', label: 'PlayStation 5', group: 'Sony' },
  { value: 'pc', label: 'PC', description: 'Windows' },
];

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Platform' });
const labels = () =>
  screen.queryAllByRole('option').map((option) => option.querySelector('span span')?.textContent);

/** The label of the option to which `aria-activedescendant` refers. */
const active = () => {
  const option = document.getElementById(input().getAttribute('aria-activedescendant') ?? '');
  expect(option?.hasAttribute('data-active') ?? true).toBe(true);
  return option?.querySelector('span span')?.textContent;
};

const renderCombobox = (props: Partial<ComboboxProps> = {}) => {
  const handleChange = vi.fn();
  const view = render(<Combobox label="Platform" options={platforms} onChange={handleChange} {...props} />);
  return { ...view, handleChange };
};

test('the arrows run through all groups and around, and skip disabled options', async () => {
  renderCombobox();
  await userEvent.tab();
  const seen = [];
  for (let step = 0; step < 5; step++) {
    await userEvent.keyboard('{ArrowDown}');
    seen.push(active());
  }
  expect(seen).toEqual(['Nintendo Switch', 'Wii U', 'PlayStation 5', 'PC', 'Nintendo Switch']);
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('PC');
});

test('ArrowUp opens the list at its last option; Home and End move while an option is active', async () => {
  renderCombobox();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('PC');
  await userEvent.keyboard('{Home}');
  expect(active()).toBe('Nintendo Switch');
  await userEvent.keyboard('{End}');
  expect(active()).toBe('PC');
});

test.each(['ArrowDown', 'ArrowUp'])('%s starts at the chosen option', async (key) => {
  renderCombobox({ defaultValue: 'wii-u' });
  await userEvent.tab();
  await userEvent.keyboard(`{${key}}`);
  expect(active()).toBe('Wii U');
});

test('Home and End move the caret while no option is active', async () => {
  renderCombobox();
  await userEvent.type(input(), 'wii');
  expect(fireEvent.keyDown(input(), { key: 'Home' })).toBe(true);
  expect(active()).toBeUndefined();
});

test('Enter chooses the active option and closes the list, and does not submit the form', async () => {
  const { handleChange } = renderCombobox();
  await userEvent.type(input(), 'play{ArrowDown}');
  expect(labels()).toEqual(['PlayStation 4', 'PlayStation 5']);
  expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(false);
  expect(input().value).toBe('PlayStation 5');
  expect(handleChange.mock.calls).toEqual([['ps5']]);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(true);
});

test('Escape clears the typed text, then closes the list, then does nothing', async () => {
  renderCombobox();
  await userEvent.type(input(), 'play');
  await userEvent.keyboard('{Escape}');
  expect([input().value, labels().length]).toEqual(['', 5]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(fireEvent.keyDown(input(), { key: 'Escape' })).toBe(true);
});

test('Escape does not clear a chosen option', async () => {
  renderCombobox({ defaultValue: 'pc' });
  await userEvent.click(input());
  await userEvent.keyboard('{Escape}{Escape}');
  expect(input().value).toBe('PC');
});

test('Alt+ArrowDown opens the list without an active option, Alt+ArrowUp closes it', async () => {
  renderCombobox();
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect([labels().length, active()]).toEqual([5, undefined]);
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(labels()).toEqual([]);
});

test('keys of an input method are left to it', () => {
  renderCombobox();
  fireEvent.keyDown(input(), { key: 'ArrowDown', isComposing: true });
  expect(labels()).toEqual([]);
});

test('Escape in a dialog closes the list first, then the dialog', async () => {
  const handleOpenChange = vi.fn();
  render(
    <Dialog open onOpenChange={handleOpenChange} title="Add a play">
      <Combobox label="Platform" options={platforms} />
    </Dialog>,
  );
  await userEvent.click(input());
  await userEvent.keyboard('{Escape}');
  expect([labels(), handleOpenChange.mock.calls]).toEqual([[], []]);
  await userEvent.keyboard('{Escape}');
  expect(handleOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
