// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { messages } from '../../../languages/de.ts';
import { MessagesProvider } from '../../translation/messages-provider/MessagesProvider.tsx';
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
const status = () => screen.getByRole('status').textContent;

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

test('a click opens the list with all options in their groups', async () => {
  renderCombobox({ defaultValue: 'wii-u' });
  expect([input().value, input().getAttribute('aria-expanded'), input().dataset.state]).toEqual([
    'Wii U',
    'false',
    'closed',
  ]);
  await userEvent.click(input());
  expect([input().getAttribute('aria-expanded'), input().dataset.state]).toEqual(['true', 'open']);
  const list = screen.getByRole('listbox', { name: 'Platform' });
  expect(input().getAttribute('aria-controls')).toBe(list.id);
  expect(labels()).toEqual(['Nintendo Switch', 'Wii U', 'PlayStation 4', 'PlayStation 5', 'PC']);
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(2);
  expect(screen.getByRole('group', { name: 'Sony' }).querySelectorAll('[role="option"]')).toHaveLength(2);
  expect(screen.getByRole('option', { name: 'Wii U', selected: true })).toBeDefined();
  expect(status()).toBe('5 options');
});

describe('pointer', () => {
  test('chooses an option without taking the focus from the field, but not a disabled one', async () => {
    const { handleChange } = renderCombobox();
    await userEvent.click(input());
    await userEvent.click(screen.getByRole('option', { name: 'PlayStation 4' }));
    expect([handleChange.mock.calls, labels().length, active()]).toEqual([[], 5, undefined]);
    await userEvent.hover(screen.getByRole('option', { name: 'Wii U' }));
    expect(active()).toBe('Wii U');
    await userEvent.click(screen.getByRole('option', { name: 'Wii U' }));
    expect([input().value, handleChange.mock.calls]).toEqual(['Wii U', [['wii-u']]]);
    expect([document.activeElement, labels()]).toEqual([input(), []]);
  });

  test('the button opens and closes the list, and is no tab stop', async () => {
    renderCombobox();
    const button = screen.getByRole('button', { name: 'Platform: show options' });
    await userEvent.click(button);
    expect([document.activeElement, labels().length]).toEqual([input(), 5]);
    await userEvent.click(button);
    expect(labels()).toEqual([]);
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('typed text', () => {
  test('filters without regard to case and accents, and unsets the value', async () => {
    const { handleChange } = renderCombobox({ defaultValue: 'pc' });
    await userEvent.clear(input());
    await userEvent.type(input(), ' WÏÏ ');
    expect(labels()).toEqual(['Wii U']);
    expect(handleChange.mock.calls).toEqual([['']]);
  });

  test('that is the label of an option chooses it when the focus leaves', async () => {
    const { handleChange } = renderCombobox();
    await userEvent.type(input(), 'wii u');
    await userEvent.tab();
    expect([input().value, handleChange.mock.calls]).toEqual(['Wii U', [['wii-u']]]);
  });

  test('that is no option stays, with an error message and an invalid form', async () => {
    renderCombobox();
    await userEvent.type(input(), 'Amiga');
    expect([status(), screen.queryByRole('alert')]).toEqual(['No results', null]);
    await userEvent.tab();
    const message = '“Amiga” is not in the list. Choose one of its options.';
    expect([input().value, screen.getByRole('alert').textContent]).toEqual(['Amiga', message]);
    expect([input().validationMessage, input().getAttribute('aria-invalid')]).toEqual([message, 'true']);
    expect(input().closest('[data-invalid]')).not.toBeNull();
    await userEvent.clear(input());
    expect([screen.queryByRole('alert'), input().validationMessage]).toEqual([null, '']);
  });

  test('is a value of its own with freeText', async () => {
    const { handleChange } = renderCombobox({ freeText: true });
    await userEvent.type(input(), 'Pc');
    await userEvent.type(input(), '-98');
    await userEvent.tab();
    expect(handleChange.mock.calls.map(([value]) => value)).toEqual(['P', 'pc', 'Pc-', 'Pc-9', 'Pc-98']);
    expect([input().value, screen.queryByRole('alert')]).toEqual(['Pc-98', null]);
  });
});

function Controlled(props: Partial<ComboboxProps>) {
  const [value, setValue] = useState('pc');
  return (
    <>
      <Combobox label="Platform" options={platforms} {...props} value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue('switch')}>
        Set
      </button>
    </>
  );
}

test('a controlled combobox keeps the typed text, and shows another value', async () => {
  render(<Controlled />);
  await userEvent.type(input(), '{Backspace}');
  expect(input().value).toBe('P');
  await userEvent.click(screen.getByRole('button', { name: 'Set' }));
  expect(input().value).toBe('Nintendo Switch');
});

test('shows the options of a server as they are, with a status, and the text of a value that they lack', async () => {
  const handleTextChange = vi.fn();
  const search = { filter: 'none', options: [], defaultValue: 'amiga', valueText: 'Amiga' } as const;
  const props = { ...search, label: 'Platform', onTextChange: handleTextChange };
  const { rerender } = render(<Combobox {...props} />);
  expect([input().value, status()]).toEqual(['Amiga', '']);
  await userEvent.clear(input());
  await userEvent.type(input(), 'g');
  expect(handleTextChange.mock.calls).toEqual([[''], ['g']]);
  rerender(<Combobox {...props} busy />);
  expect([status(), input().getAttribute('aria-expanded')]).toEqual(['Searching…', 'false']);
  rerender(<Combobox {...props} options={platforms} />);
  expect([labels().length, status()]).toEqual([5, '5 options']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  rerender(<Combobox {...props} />);
  expect(input().value).toBe('Nintendo Switch');
  rerender(<Combobox {...props} status="The search is not available." />);
  await userEvent.keyboard('{ArrowDown}');
  expect(status()).toBe('The search is not available.');
});

test('submits the value under its name, and a reset restores the initial one', async () => {
  render(
    <form>
      <Combobox label="Platform" options={platforms} name="platform" defaultValue="pc" required />
      <input type="reset" />
    </form>,
  );
  const form = document.querySelector('form') as HTMLFormElement;
  const submitted = () => [...new FormData(form)];
  expect(submitted()).toEqual([['platform', 'pc']]);
  await userEvent.clear(input());
  expect([form.checkValidity(), submitted()]).toEqual([false, [['platform', '']]]);
  await userEvent.type(input(), 'wii{ArrowDown}{Enter}');
  expect(submitted()).toEqual([['platform', 'wii-u']]);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect([input().value, ...submitted()]).toEqual(['PC', ['platform', 'pc']]));
});

test('a disabled combobox does not open and is not submitted', async () => {
  const { container } = render(
    <form>
      <Combobox label="Platform" options={platforms} name="platform" defaultValue="pc" disabled />
    </form>,
  );
  await userEvent.click(input());
  await userEvent.click(screen.getByRole('button'));
  expect(labels()).toEqual([]);
  expect([...new FormData(container.firstElementChild as HTMLFormElement)]).toEqual([]);
});

test.each([
  [{ top: 100, bottom: 148 }, 'bottom'],
  [{ top: 700, bottom: 748 }, 'top'],
])('the list of a field at %j is shown at the %s', async (rectangle, side) => {
  const { container } = renderCombobox();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rectangle as DOMRect);
  await userEvent.click(input());
  expect(container.querySelector<HTMLElement>('[data-side]')?.dataset.side).toBe(side);
  vi.restoreAllMocks();
});

test('passes attributes on, and translates its texts', async () => {
  const ref = createRef<HTMLInputElement>();
  const { container } = render(
    <MessagesProvider messages={messages} locale="de">
      <Combobox
        label="Platform"
        options={platforms}
        ref={ref}
        lang="de"
        className="given"
        style={{ color: 'red' }}
      />
    </MessagesProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Platform: Optionen anzeigen' }));
  expect(status()).toBe('5 Optionen');
  expect([ref.current, input().lang]).toEqual([input(), 'de']);
  const root = container.firstElementChild as HTMLElement;
  expect(root.className).toMatch(/^gs-.* given$/);
  expect(root.style.color).toBe('red');
});
