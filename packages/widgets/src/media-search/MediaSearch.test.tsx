// @vitest-environment jsdom
import { catalogues, catalogueTypes } from '@gildshelf/api-client/contract';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Fixture, type FixtureProps } from '../testing/Fixture.tsx';
import { MediaSearch, type MediaSearchProps } from './MediaSearch.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type SearchProps = Pick<MediaSearchProps, 'onSelect' | 'getAllResultsHref' | 'children'>;

function Search(props: SearchProps) {
  const [query, setQuery] = useState('');
  return <MediaSearch query={query} onQueryChange={setQuery} {...props} />;
}

function show(options: Omit<FixtureProps, 'children'> = {}, props: Partial<SearchProps> = {}) {
  const onSelect = vi.fn();
  render(
    <Fixture {...options}>
      <Search onSelect={onSelect} {...props} />
    </Fixture>,
  );
  const box = screen.getByRole('combobox', { name: 'Search' });
  return { box, onSelect, user: userEvent.setup() };
}

const names = async () => (await screen.findAllByRole('option')).map((option) => option.textContent);

test.each([
  ['games and anime by default', undefined, 'Search for games, anime, and more...'],
  ['games and anime of five media types', catalogueTypes, 'Search for games, anime, and more...'],
  ['only the media types of the provider', ['anime', 'manga'] as const, 'Search for anime, and more...'],
  [
    'movies and manga if there are no others',
    ['movie', 'manga'] as const,
    'Search for movies, manga, and more...',
  ],
])('the placeholder names %s', (_, mediaTypes, placeholder) => {
  const { box } = show({ mediaTypes });
  expect(box.getAttribute('placeholder')).toBe(placeholder);
});

test('lists TV series and manga in groups after games and anime, and arrow keys reach all of them', async () => {
  const { box, onSelect, user } = show({ mediaTypes: catalogueTypes });
  await user.type(box, 'legend');
  expect(await names()).toEqual([
    'Legend of the Galactic HeroesAnime',
    'The Legend of Zelda: Breath of the WildGame',
    'The Legend of Zelda: Ocarina of TimeGame',
    'The Legend of KorraTV Show',
    'The Legend of Zelda: Twilight PrincessManga',
  ]);
  const groups = screen
    .getAllByRole('group')
    .map((group) => [
      group.getAttribute('aria-label') ??
        document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
      within(group).getAllByRole('option').length,
    ]);
  expect(groups).toEqual([
    ['TV Shows', 1],
    ['Manga', 1],
  ]);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  const [last] = screen.getAllByRole('option').slice(-1);
  expect(box.getAttribute('aria-activedescendant')).toBe(last?.id);
  expect(last?.getAttribute('href')).toBe('/manga/the-legend-of-zelda-twilight-princess');
  await user.keyboard('{Enter}');
  expect(onSelect.mock.calls[0]?.[0]).toMatchObject({ type: 'manga' });
});

test('finds games and anime by part of their name, best match first', async () => {
  const { box, user } = show();
  await user.type(box, 'legend');
  expect(await names()).toEqual([
    'Legend of the Galactic HeroesAnime',
    'The Legend of Zelda: Breath of the WildGame',
    'The Legend of Zelda: Ocarina of TimeGame',
  ]);
  expect(screen.getByText('3 results')).toBeDefined();
  expect(screen.getAllByRole('option')[0]?.getAttribute('href')).toBe('/anime/legend-of-the-galactic-heroes');
});

test('arrow keys move the active option, Enter selects it', async () => {
  const { box, onSelect, user } = show();
  await user.type(box, 'legend');
  const options = await screen.findAllByRole('option');
  expect(box.getAttribute('aria-activedescendant')).toBe(options[0]?.id);
  await user.keyboard('{ArrowDown}');
  expect(box.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(box.getAttribute('aria-activedescendant')).toBe(options[2]?.id);
  await user.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  expect(onSelect.mock.calls[0]?.[0]).toMatchObject({
    type: 'game',
    view: { title: 'The Legend of Zelda: Ocarina of Time' },
  });
});

test('Enter before results have loaded selects the first result for the text as typed, and nothing without a match', async () => {
  const { box, onSelect, user } = show({ delay: 20 });
  await user.type(box, '{Enter}zzz{Enter}');
  expect(await screen.findByText('No results found')).toBeDefined();
  await user.clear(box);
  await user.type(box, 'legend{Enter}');
  expect(onSelect).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
  expect(onSelect.mock.calls[0]?.[0]).toMatchObject({ view: { title: 'Legend of the Galactic Heroes' } });
});

test.each([
  ['another character', 'd', 3],
  ['Escape', '{Escape}', 0],
  ['leaving the field', '{Tab}', 3],
])('a pending Enter is cancelled by %s', async (_, key, count) => {
  const { box, onSelect, user } = show({ delay: 50 });
  await user.type(box, 'legen{Enter}');
  await user.keyboard(key);
  await vi.waitFor(() => expect(box.nextElementSibling?.matches('span[aria-hidden]')).not.toBe(true));
  expect(screen.queryAllByRole('option')).toHaveLength(count);
  expect(onSelect).not.toHaveBeenCalled();
  await user.clear(box);
  await user.type(box, 'frieren');
  expect(await names()).toEqual(["Frieren: Beyond Journey's EndAnime"]);
  expect(onSelect).not.toHaveBeenCalled();
});

test("shows 'No results found' without a match, and nothing for an empty query", async () => {
  const { box, user } = show();
  expect(screen.queryByText('No results found')).toBeNull();
  await user.type(box, 'zzz');
  expect(await screen.findByText('No results found')).toBeDefined();
  await user.clear(box);
  expect(screen.queryByText('No results found')).toBeNull();
  await user.type(box, '   ');
  expect(screen.queryByText('No results found')).toBeNull();
});

test('a failed search shows neither results nor a message, even after earlier results', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { searchTitles } = catalogues.anime;
  const { box, user } = show({
    exceptions: [
      { endpoint: searchTitles, status: 200, body: [], times: 1 },
      { endpoint: searchTitles, status: 500 },
    ],
  });
  await user.type(box, 'legend');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await user.type(box, ' of');
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  await vi.waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  expect(screen.queryByText('No results found')).toBeNull();
});

test('with getAllResultsHref, Enter follows the link to all results until an arrow key makes a result active', async () => {
  const { box, onSelect, user } = show({}, { getAllResultsHref: (query) => `#all-${query}` });
  await user.type(box, 'legend');
  const options = await screen.findAllByRole('option');
  expect(box.getAttribute('aria-activedescendant')).toBeNull();
  await user.keyboard('{Enter}');
  expect(location.hash).toBe('#all-legend');
  await user.keyboard('{ArrowUp}');
  expect(box.getAttribute('aria-activedescendant')).toBe(options[2]?.id);
  await user.keyboard('{ArrowDown}');
  expect(box.getAttribute('aria-activedescendant')).toBeNull();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onSelect.mock.calls[0]?.[0]).toMatchObject({ view: { title: 'Legend of the Galactic Heroes' } });
});

test('with getAllResultsHref, Enter follows the link for a new text whose response is pending after a failed search', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { searchTitles } = catalogues.game;
  const { box, user } = show(
    { exceptions: [{ endpoint: searchTitles, status: 500, query: { query: 'lege' } }] },
    { getAllResultsHref: (query) => `#all-${query}` },
  );
  await user.type(box, 'lege');
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  await vi.waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  await user.type(box, 'nds{Enter}');
  expect(location.hash).toBe('#all-legends');
});

test('shows its children instead of results, and sends no request, while the field has the text of the query', async () => {
  const { box, user } = show({}, { children: <p>Suggestions</p> });
  expect(screen.getByText('Suggestions')).toBeDefined();
  await user.type(box, 'legend');
  expect(screen.queryByText('Suggestions')).toBeNull();
  expect(screen.queryByRole('option')).toBeNull();
});

test('titles with equal names show their years', async () => {
  const { searchTitles } = catalogues.game;
  const body = [
    { id: 1, name: 'Doom', released: '1993-12-10' },
    { id: 2, name: 'DOOM', released: '2016-05-13' },
    { id: 3, name: 'Doom Eternal', released: '2020-03-20' },
    { id: 4, name: 'Doom', release_year: 1995 },
  ];
  const { box, user } = show({ exceptions: [{ endpoint: searchTitles, status: 200, body }] });
  await user.type(box, 'doom');
  expect((await names()).sort()).toEqual([
    'DOOMGame, 2016',
    'Doom EternalGame',
    'DoomGame, 1993',
    'DoomGame, 1995',
  ]);
});
