// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ResultList } from './ResultList.tsx';

afterEach(cleanup);

const results = [
  { id: 'a', name: 'League of Legends', type: 'Game', href: '/game/league-of-legends' },
  { id: 'b', name: 'Legend of the Galactic Heroes', type: 'Anime', href: '/anime/legend' },
];

test('every result is an option with its name and type, and leads to its page', () => {
  render(<ResultList label="Results" results={results} />);
  const option = screen.getByRole('option', { name: /^League of Legends ?Game$/ });
  expect(option.getAttribute('href')).toBe('/game/league-of-legends');
  expect(screen.getByRole('listbox', { name: 'Results' }).contains(option)).toBe(true);
});

test('the part of the name that was searched is marked', () => {
  const { container } = render(<ResultList label="Results" results={results} query="legend" />);
  expect(Array.from(container.querySelectorAll('mark'), (mark) => mark.textContent)).toEqual([
    'Legend',
    'Legend',
  ]);
});

test('one row is active, and a pointer makes another one so', () => {
  const onActiveChange = vi.fn();
  render(<ResultList label="Results" results={results} activeId="a" onActiveChange={onActiveChange} />);
  const [first, second] = screen.getAllByRole('option');
  expect(first?.getAttribute('aria-selected')).toBe('true');
  fireEvent.pointerMove(first as HTMLElement);
  expect(onActiveChange).not.toHaveBeenCalled();
  fireEvent.pointerMove(second as HTMLElement);
  expect(onActiveChange).toHaveBeenCalledExactlyOnceWith('b');
});

test('the row that a key has made active comes into view; one under the pointer stays where it is', () => {
  const scrolled = vi.fn();
  // jsdom has no layout, and so no such method.
  Element.prototype.scrollIntoView = scrolled;
  const list = (activeId: string) => <ResultList label="Results" results={results} activeId={activeId} />;
  const { rerender } = render(list('a'));
  expect(scrolled).not.toHaveBeenCalled();
  rerender(list('b'));
  expect(scrolled.mock.contexts).toEqual([screen.getAllByRole('option')[1]]);
  fireEvent.pointerMove(screen.getAllByRole('option')[0] as HTMLElement);
  rerender(list('a'));
  expect(scrolled).toHaveBeenCalledOnce();
});

test('without results there is no list: an empty listbox is nothing a screen reader could tell', () => {
  const { container } = render(<ResultList label="Results" results={[]} />);
  expect(container.childNodes).toHaveLength(0);
});

test('the parts of a row have names', () => {
  const { container } = render(<ResultList label="Results" results={results.slice(0, 1)} />);
  const part = (name: string) => container.querySelector(`[data-part="${name}"]`);
  expect(part('words')?.contains(part('name'))).toBe(true);
  expect(part('name')?.textContent).toBe('League of Legends');
  expect(part('type')?.textContent).toBe('Game');
});
