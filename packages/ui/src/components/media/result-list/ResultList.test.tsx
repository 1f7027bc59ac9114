// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ResultList, splitMatch } from './ResultList.tsx';

afterEach(cleanup);

const results = [
  { id: 'a', name: 'League of Legends', type: 'Game', href: '/game/league-of-legends' },
  { id: 'b', name: 'Legend of the Galactic Heroes', type: 'Anime', href: '/anime/legend' },
];

test('every result is an option with its name and type, and links to its page', () => {
  render(<ResultList label="Results" results={results} />);
  const option = screen.getByRole('option', { name: /^League of Legends ?Game$/ });
  expect(option.getAttribute('href')).toBe('/game/league-of-legends');
  expect(screen.getByRole('listbox', { name: 'Results' }).contains(option)).toBe(true);
});

test('consecutive results with the same group are in a group with its name, after those without one', () => {
  const movies = ['c', 'd'].map((id) => ({ id, name: `Movie ${id}`, type: 'Movie', group: 'Movies' }));
  render(<ResultList label="Results" results={[...results, ...movies]} />);
  const group = screen.getByRole('group', { name: 'Movies' });
  const options = screen.getAllByRole('option');
  expect(options.map((option) => group.contains(option))).toEqual([false, false, true, true]);
});

test('marks the part of each name that matches the query', () => {
  const { container } = render(<ResultList label="Results" results={results} query="legend" />);
  expect(Array.from(container.querySelectorAll('mark'), (mark) => mark.textContent)).toEqual([
    'Legend',
    'Legend',
  ]);
});

test('moving the pointer onto another row reports it as active, moving it on the active row does not', () => {
  const onActiveChange = vi.fn();
  render(<ResultList label="Results" results={results} activeId="a" onActiveChange={onActiveChange} />);
  const [first, second] = screen.getAllByRole('option');
  expect(first?.getAttribute('aria-selected')).toBe('true');
  fireEvent.pointerMove(first as HTMLElement);
  expect(onActiveChange).not.toHaveBeenCalled();
  fireEvent.pointerMove(second as HTMLElement);
  expect(onActiveChange).toHaveBeenCalledExactlyOnceWith('b');
});

test('scrolls a row into view that became active by keyboard, but not one under the pointer', () => {
  const scrollIntoView = vi.fn();
  // jsdom has no layout and does not implement scrollIntoView.
  Element.prototype.scrollIntoView = scrollIntoView;
  const list = (activeId: string) => <ResultList label="Results" results={results} activeId={activeId} />;
  const { rerender } = render(list('a'));
  expect(scrollIntoView).not.toHaveBeenCalled();
  rerender(list('b'));
  expect(scrollIntoView.mock.contexts).toEqual([screen.getAllByRole('option')[1]]);
  fireEvent.pointerMove(screen.getAllByRole('option')[0] as HTMLElement);
  rerender(list('a'));
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

test('renders nothing without results, because an empty listbox is invalid ARIA', () => {
  const { container } = render(<ResultList label="Results" results={[]} />);
  expect(container.childNodes).toHaveLength(0);
});

test('text, name and type of a row are marked by data-part', () => {
  const { container } = render(<ResultList label="Results" results={results.slice(0, 1)} />);
  const part = (name: string) => container.querySelector(`[data-part="${name}"]`);
  expect(part('text')?.contains(part('name'))).toBe(true);
  expect(part('name')?.textContent).toBe('League of Legends');
  expect(part('type')?.textContent).toBe('Game');
});

test.each([
  ['League of Legends', 'legend', ['League of ', 'Legend', 's']],
  ['Legend of the Galactic Heroes', ' LEGEND ', ['', 'Legend', ' of the Galactic Heroes']],
  ['Zelda', 'mario', ['Zelda', '', '']],
  ['Zelda', '   ', ['Zelda', '', '']],
  ['What? (2001) [a-b] 1+1', '(2001) [a-b] 1+', ['What? ', '(2001) [a-b] 1+', '1']],
  ['Pokémon Red', 'pokemon', ['', 'Pokémon', ' Red']],
  ['Poke\u0301mon Red', 'red', ['Pokémon ', 'Red', '']],
  ['Gonzelda', 'Zélda', ['Gon', 'zelda', '']],
  ['葬送のフリーレン', 'フリーレン', ['葬送の', 'フリーレン', '']],
])('splits %s around the first match of %s', (name, query, parts) => {
  expect(splitMatch(name, query)).toEqual(parts);
});
