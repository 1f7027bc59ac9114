// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSite } from '../support/openSite.tsx';
import { withAllTypes } from '../support/optionalTypes.ts';

const footer = () => within(screen.getByRole('contentinfo'));

test('the footer credits the providers of the games and the anime, with links that open in a new tab', async () => {
  await openSite('/');
  expect(footer().getByText('Game data from', { exact: false }).textContent).toBe('Game data from RAWG');
  expect(footer().getByText('Anime data from', { exact: false }).textContent).toBe(
    'Anime data from MyAnimeList',
  );
  const links = footer().getAllByRole('link', { name: /^(RAWG|MyAnimeList)$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://rawg.io/',
    'https://myanimelist.net/',
  ]);
  for (const link of links) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  }
});

test.each([
  ['the built-in media types', {}, ['Game', 'Anime', 'Movie']],
  ['all media types', withAllTypes, ['Game', 'Anime', 'Movie', 'TV Show', 'Manga']],
])('the footer of a site with %s credits their providers only', async (_, options, labels) => {
  await openSite('/', options);
  const credits = footer().getAllByText(/ data from/);
  expect(credits.map(({ textContent }) => textContent?.replace(/ data from.*/, ''))).toEqual(labels);
});

test('the footer links to the page in each language, keeps the query, and marks the current language', async () => {
  await openSite('/search?query=zelda');
  const links = within(footer().getByRole('group', { name: 'Language' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.lang])).toEqual([
    ['English', '/search?query=zelda&lang=en', 'en'],
    ['Deutsch', '/search?query=zelda&lang=de', 'de'],
    ['日本語', '/search?query=zelda&lang=ja', 'ja'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null]);
});

test('the footer links to the sources of the data', async () => {
  await openSite('/');
  expect(footer().getByRole('link', { name: 'Data sources' }).getAttribute('href')).toBe('/about/data');
});

test('the footer links to the choice of the theme', async () => {
  await openSite('/');
  expect(footer().getByRole('link', { name: 'Appearance' }).getAttribute('href')).toBe('/appearance');
});

test.each([
  ['2026-12-31T23:59:59', '2026'],
  ['2027-01-01T00:00:00', '2027'],
])('at %s the copyright line shows the year %s', async (moment, year) => {
  vi.setSystemTime(new Date(moment));
  onTestFinished(() => void vi.useRealTimers());
  await openSite('/');
  expect(footer().getByText(`© ${year} Gildshelf`)).toBeTruthy();
});
