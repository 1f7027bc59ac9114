// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../../../languages/de.ts';
import { MessagesProvider } from '../../translation/messages-provider/MessagesProvider.tsx';
import { TagField, type TagFieldProps } from './TagField.tsx';

afterEach(cleanup);

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Tags' });
const cross = (tag: string) => screen.getByRole('button', { name: `Remove ${tag}` });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const change = () => screen.getAllByRole('status').at(-1)?.textContent;

const handleChange = vi.fn();
afterEach(() => handleChange.mockClear());

function Tagged({ tags: initial = ['cosy', 'short'], ...props }: Partial<TagFieldProps>) {
  const [tags, setTags] = useState(initial);
  return (
    <TagField
      label="Tags"
      {...props}
      tags={tags}
      onChange={(next) => {
        setTags(next);
        handleChange(next);
      }}
    />
  );
}

test('is a text field with a label, a hint, and the tags as a list of the same name', () => {
  render(<Tagged />);
  expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Enter or a comma adds a tag.',
  );
  expect(screen.getByRole('list', { name: 'Tags' }).textContent).toBe('cosyshort');
  expect(cross('cosy').dataset.part).toBe('remove');
});

test.each(['{Enter}', ',', '{Tab}'])(
  '%j adds the typed tag, and a screen reader announces it',
  async (key) => {
    render(<Tagged />);
    await userEvent.click(input());
    await userEvent.keyboard(`with mira${key}`);
    expect(handleChange.mock.calls).toEqual([[['cosy', 'short', 'with mira']]]);
    expect([input().value, change()]).toEqual(['', 'Added: with mira']);
  },
);

test('Enter with a text does not submit the form; an empty field does', async () => {
  const handleSubmit = vi.fn((event: Event) => event.preventDefault());
  const { container } = render(
    <form>
      <Tagged />
      <button type="submit">Save</button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', handleSubmit);
  await userEvent.click(input());
  await userEvent.keyboard('new{Enter}');
  expect(handleSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(handleSubmit).toHaveBeenCalledOnce();
});

test('a comma of an input method that is still composing does not add a tag', () => {
  render(<Tagged />);
  fireEvent.input(input(), { target: { value: 'ほのぼの、' }, isComposing: true });
  expect([input().value, handleChange.mock.calls]).toEqual(['ほのぼの、', []]);
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
  expect(handleChange).not.toHaveBeenCalled();
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(handleChange).toHaveBeenCalledExactlyOnceWith(['cosy', 'short', 'ほのぼの']);
});

test('suggests the tags that match the text and are not chosen', async () => {
  render(<Tagged suggestions={['backlog', 'cosy', 'replay']} />);
  await userEvent.click(input());
  expect(options()).toEqual(['backlog', 'replay']);
  await userEvent.type(input(), 're');
  expect(options()).toEqual(['replay']);
  await userEvent.keyboard('{ArrowDown}');
  expect([screen.getByRole('option').dataset.active, input().dataset.state]).toEqual(['', 'open']);
  await userEvent.keyboard('{Enter}');
  expect(handleChange).toHaveBeenCalledExactlyOnceWith(['cosy', 'short', 'replay']);
  expect([options(), input().dataset.state]).toEqual([[], 'closed']);
  await userEvent.keyboard('ab{Escape}');
  expect(input().value).toBe('');
});

test('Backspace in the empty field moves the focus to the last tag, and removes it there', async () => {
  render(<Tagged />);
  await userEvent.type(input(), 'a{Backspace}');
  expect(document.activeElement).toBe(input());
  await userEvent.keyboard('{Backspace}');
  expect([document.activeElement, handleChange.mock.calls]).toEqual([cross('short'), []]);
  await userEvent.keyboard('{Backspace}');
  expect([document.activeElement, change()]).toEqual([cross('cosy'), 'Removed: short']);
  await userEvent.keyboard('{Backspace}');
  expect([document.activeElement, handleChange.mock.lastCall]).toEqual([input(), [[]]]);
});

test.each([
  ['short', 'There can be at most 2 tags. Remove one first.', { maxTags: 2, tags: ['cosy', 'new'] }],
  ['thirteen char', 'A tag can have at most 12 characters.', { maxLength: 12 }],
])('%j beyond a limit stays in the field, with an error message', async (text, message, limits) => {
  const { container } = render(<Tagged {...limits} />);
  await userEvent.type(input(), `${text}{Enter}`);
  expect([input().value, handleChange.mock.calls]).toEqual([text, []]);
  expect([screen.getByRole('alert').textContent, input().validationMessage]).toEqual([message, message]);
  expect(container.querySelector('[data-invalid]')).not.toBeNull();
  await userEvent.clear(input());
  expect([screen.queryByRole('alert'), input().validationMessage]).toEqual([null, '']);
});

test('a disabled field can neither add nor remove', () => {
  render(<Tagged disabled suggestions={['backlog']} />);
  fireEvent.click(input());
  expect([options(), input().disabled, (cross('cosy') as HTMLButtonElement).disabled]).toEqual([
    [],
    true,
    true,
  ]);
});

test('has texts in the language of the MessagesProvider, and renders without inline styles on the server', () => {
  const field = (
    <MessagesProvider messages={messages} locale="de">
      <Tagged />
    </MessagesProvider>
  );
  render(field);
  expect(screen.getByText('Die Eingabetaste oder ein Komma fügt ein Schlagwort hinzu.')).toBeDefined();
  expect(renderToString(field)).not.toContain('style=');
});
