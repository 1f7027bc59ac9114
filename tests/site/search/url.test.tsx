// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigateWithinSite } from '../support/navigation.ts';
import { openSite } from '../support/openSite.tsx';
import { stopClock } from '../support/stopClock.ts';
import {
  createEchoHost,
  currentUrl,
  debounceMs,
  expectNames,
  openSearch,
  resultNames,
  searchBox,
  setText,
} from './searchSite.ts';

const linkInTopBar = (name: string) => within(screen.getByRole('navigation')).getByRole('link', { name });

test('/search is the Discover Content page, and the top bar links to it', async () => {
  const { user } = await openSite('/');
  await user.click(linkInTopBar('Search'));
  await screen.findByRole('heading', { level: 1, name: 'Discover Content' });
  expect(currentUrl()).toBe('/search');
  await waitFor(() => expect(document.title).toBe('Search · Gildshelf'));
});

test('a URL with a query searches immediately, also when the search page is already open', async () => {
  await openSearch(createEchoHost().host, 'mario');
  await expectNames('Found by mario');
  const clock = stopClock();
  navigateWithinSite('/search?query=zelda');
  await clock.waitFor(() => expect(resultNames()).toEqual(['Found by zelda']));
  expect(searchBox().value).toBe('zelda');
});

test('the URL is updated with the debounced text, without a new history entry', async () => {
  await openSearch(createEchoHost().host);
  const before = history.length;
  const clock = stopClock();
  for (const text of ['ze', 'zel', 'zelad', 'zelda']) {
    setText(text);
    await clock.advance(debounceMs - 1);
    expect(currentUrl()).not.toMatch(new RegExp(`=${text}$`));
    await clock.advance(1);
    await clock.waitFor(() => expect(currentUrl()).toBe(`/search?query=${text}`));
  }
  expect(history.length).toBe(before);
});

test('no typed character is lost when the URL is updated during typing', async () => {
  await openSearch(createEchoHost().host);
  const clock = stopClock();
  const text = 'the legend of zelda: a link to the past';
  for (const [index, character] of [...text].entries()) {
    setText(`${searchBox().value}${character}`);
    // Around the debounce interval, so that typing and the update of the URL overlap.
    await clock.advance(debounceMs - 1 + (index % 3));
  }
  expect(searchBox().value).toBe(text);
  await clock.advance(debounceMs);
  await clock.waitFor(() => expect(resultNames()).toEqual([`Found by ${text}`]));
  expect(searchBox().value).toBe(text);
  expect(currentUrl()).toBe(`/search?${new URLSearchParams({ query: text })}`);
});

test('leaving the page cancels the debounced update of the URL', async () => {
  await openSearch();
  const clock = stopClock();
  setText('zelda');
  fireEvent.click(linkInTopBar('Home'));
  await clock.advance(debounceMs * 5);
  expect(currentUrl()).toBe('/');
  await clock.waitFor(() => screen.getByRole('region', { name: 'Top 100 Games' }));
});

test.each([
  '100% #1 & more + "quotes" = ?',
  '🎮👩‍👩‍👧',
  'ألف ليلة',
  '進撃の巨人',
  "'; drop table titles; --",
  'NEAR("a" OR b*) AND -c ^d:e',
  '../../etc/passwd\\',
  '<img src=x onerror=alert(1)>',
])('the text %s is unchanged in the requests, in the URL and after a reload', async (query) => {
  const { host, searches } = createEchoHost();
  const site = await openSearch(host);
  setText(query);
  await expectNames(`Found by ${query}`);
  await waitFor(() => expect(new URLSearchParams(location.search).get('query')).toBe(query));
  await waitFor(() => expect(searches).toHaveLength(2));
  await site.reload();
  await expectNames(`Found by ${query}`);
  expect(searchBox().value).toBe(query);
  await waitFor(() =>
    expect(searches).toEqual([`games ${query}`, `anime ${query}`, `games ${query}`, `anime ${query}`]),
  );
});
