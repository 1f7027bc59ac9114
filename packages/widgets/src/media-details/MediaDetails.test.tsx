// @vitest-environment jsdom
import { noDescription } from '@gildshelf/api-client/contract';
import { present } from '@gildshelf/api-client/react';
import { fixtureTitle } from '@gildshelf/api-client/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Fixture } from '../testing/Fixture.tsx';
import { MediaDetails } from './MediaDetails.tsx';

afterEach(cleanup);

const game = (slug: string) => present('game', fixtureTitle('game', slug));
const factOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test('a game is shown with its facts, its average as stars, its description and the panel', () => {
  render(
    <MediaDetails
      type="game"
      view={game('the-witcher-3-wild-hunt')}
      backAction={<button type="button">Back</button>}
      panel={<p>My shelf</p>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The Witcher 3: Wild Hunt');
  expect(factOf('Release Date')).toBe('19/05/2015');
  expect(factOf('Platforms')).toContain('PlayStation 4');
  expect(factOf('ESRB Rating')).toBe('Mature');
  expect(screen.getAllByText('Average Rating on RAWG')).toHaveLength(1);
  expect(screen.getByRole('img', { name: '4.64 of 5 stars' })).toBeDefined();
  expect(screen.getByText(/Geralt of Rivia/)).toBeDefined();
  expect(screen.getByText('My shelf')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Back' })).toBeDefined();
});

test('names the provider of the average', () => {
  const view = present('game', { ...fixtureTitle('game', 'the-witcher-3-wild-hunt'), rating_source: 'IGDB' });
  render(<MediaDetails type="game" view={view} />);
  expect(screen.getByText('Average Rating on IGDB')).toBeDefined();
});

test('credits the data sources below the title, with links that open in a new tab, and shows nothing without sources', () => {
  const credits = [
    { name: 'RAWG', url: 'https://rawg.io/games/3328' },
    { name: 'IGDB', url: 'https://www.igdb.com/' },
  ];
  const view = game('the-witcher-3-wild-hunt');
  const { rerender } = render(<MediaDetails type="game" view={{ ...view, credits }} />);
  expect(screen.getByText(/^Data from/).textContent).toBe('Data from RAWG, IGDB');
  const link = screen.getByRole('link', { name: 'IGDB' });
  expect(link.getAttribute('href')).toBe('https://www.igdb.com/');
  expect(link.getAttribute('rel')).toContain('noopener');
  rerender(<MediaDetails type="game" view={{ ...view, credits: [] }} />);
  expect(screen.queryByText(/^Data from/)).toBeNull();
});

test("a game without an average shows 'N/A', one without a description shows a text that says so", () => {
  render(<MediaDetails type="game" view={game('chrono-trigger')} />);
  expect(factOf('Average Rating')).toBe('N/A');
  expect(screen.getByText(noDescription)).toBeDefined();
});

test('missing data shows placeholders while loading, and texts for unknown values once loading has ended', () => {
  const view = present('game', { id: '7', slug: 'portal-2', name: 'Portal 2', released: '2011-04-18' });
  const { rerender } = render(<MediaDetails type="game" view={view} loading />);
  expect(screen.getByRole('article').getAttribute('aria-busy')).toBe('true');
  expect(factOf('Release Date')).toBe('18/04/2011');
  expect(factOf('ESRB Rating')).toBe('');
  expect(screen.queryByText(noDescription)).toBeNull();
  rerender(<MediaDetails type="game" view={view} problem="It is gone." />);
  expect(screen.getByRole('alert').textContent).toBe('It is gone.');
  expect(factOf('ESRB Rating')).toBe('Rating Pending');
  expect(screen.getByText(noDescription)).toBeDefined();
});

test('an anime is shown with its Japanese title and all eight facts', () => {
  const view = present('anime', fixtureTitle('anime', 'frieren-beyond-journeys-end'));
  render(
    <Fixture>
      <MediaDetails type="anime" view={view} />
    </Fixture>,
  );
  expect(screen.getByRole('button', { name: /Play trailer/ })).toBeDefined();
  expect(screen.getByText('葬送のフリーレン').getAttribute('lang')).toBe('ja');
  expect(view.facts).toHaveLength(8);
  for (const { label, value } of view.facts) expect(factOf(label)).toBe(value);
});

test('reserves the space of the trailer, the Japanese title and the long facts while an anime is loading', () => {
  const frieren = fixtureTitle('anime', 'frieren-beyond-journeys-end');
  const partialView = present('anime', { id: '7', slug: frieren.slug, title: 'Frieren' });
  const labels = () => [...document.querySelectorAll('dt')].map((term) => term.textContent);
  const { rerender } = render(<MediaDetails type="anime" view={partialView} loading />, { wrapper: Fixture });
  const labelsWhileLoading = labels();
  expect(screen.queryByRole('button', { name: /Play trailer/ })).toBeNull();
  expect(document.querySelector('[lang="ja"]')?.textContent).toBe('');
  rerender(<MediaDetails type="anime" view={present('anime', frieren)} />);
  expect(labels()).toEqual(labelsWhileLoading);
  expect(labelsWhileLoading.slice(-2)).toEqual(['Rating', 'Airing Dates']);
  expect(screen.getByRole('button', { name: /Play trailer/ })).toBeDefined();
});
