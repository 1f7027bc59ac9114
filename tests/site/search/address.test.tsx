// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.tsx';
import { stopClock } from '../support/stopClock.ts';
import { walkTo } from '../support/walkTo.ts';
import {
  box,
  createEchoHost,
  expectNames,
  here,
  names,
  openSearch,
  setText,
  stillness,
} from './searchSite.ts';

const inBar = (name: string) => within(screen.getByRole('navigation')).getByRole('link', { name });

test('/search is the Discover Content page, and the top bar leads to it', async () => {
  const { user } = await openSite('/');
  await user.click(inBar('Search'));
  await screen.findByRole('heading', { level: 1, name: 'Discover Content' });
  expect(here()).toBe('/search');
  await waitFor(() => expect(document.title).toBe('Search · Gildshelf'));
});

test('a link with a query searches at once, also where the page is open already', async () => {
  await openSearch(createEchoHost().host, 'mario');
  await expectNames('Found by mario');
  const clock = stopClock();
  walkTo('/search?query=zelda');
  await clock.until(() => expect(names()).toEqual(['Found by zelda']));
  expect(box().value).toBe('zelda');
});

test('the URL follows once the text has settled, not character by character, and in one history entry', async () => {
  await openSearch(createEchoHost().host);
  const before = history.length;
  const clock = stopClock();
  for (const text of ['ze', 'zel', 'zelad', 'zelda']) {
    setText(text);
    await clock.pass(stillness - 1);
    expect(here()).not.toMatch(new RegExp(`=${text}$`));
    await clock.pass(1);
    await clock.until(() => expect(here()).toBe(`/search?query=${text}`));
  }
  expect(history.length).toBe(before);
});

test('no character is lost, however late the URL follows', async () => {
  await openSearch(createEchoHost().host);
  const clock = stopClock();
  const text = 'the legend of zelda: a link to the past';
  for (const [index, character] of [...text].entries()) {
    setText(`${box().value}${character}`);
    // Around the time in which a text settles, so that settling and typing meet.
    await clock.pass(stillness - 1 + (index % 3));
  }
  expect(box().value).toBe(text);
  await clock.pass(stillness);
  await clock.until(() => expect(names()).toEqual([`Found by ${text}`]));
  expect(box().value).toBe(text);
  expect(here()).toBe(`/search?${new URLSearchParams({ query: text })}`);
});

test('a visitor who leaves before the text has settled is not brought back', async () => {
  await openSearch();
  const clock = stopClock();
  setText('zelda');
  fireEvent.click(inBar('Home'));
  await clock.pass(stillness * 5);
  expect(here()).toBe('/');
  await clock.until(() => screen.getByRole('region', { name: 'Top 100 Games' }));
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
])('the text %s reaches the host, the URL and the reloaded page unchanged', async (query) => {
  const { host, searches } = createEchoHost();
  const site = await openSearch(host);
  setText(query);
  await expectNames(`Found by ${query}`);
  await waitFor(() => expect(new URLSearchParams(location.search).get('query')).toBe(query));
  await waitFor(() => expect(searches).toHaveLength(2));
  await site.reload();
  await expectNames(`Found by ${query}`);
  expect(box().value).toBe(query);
  await waitFor(() =>
    expect(searches).toEqual([`games ${query}`, `anime ${query}`, `games ${query}`, `anime ${query}`]),
  );
});
