// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stopClock } from '../support/stopClock.ts';
import {
  box,
  createEchoHost,
  expectNames,
  here,
  names,
  nothing,
  openSearch,
  results,
  setText,
  stillness,
} from './searchSite.ts';

const placeholder = 'Search for games, anime, and more...';

/** Opens Search with the results of 'zelda', and stops the clock. */
async function openZelda() {
  const { host, searches } = createEchoHost();
  await openSearch(host, 'zelda');
  await expectNames('Found by zelda');
  await waitFor(() => expect(searches).toEqual(['games zelda', 'anime zelda']));
  return { searches, clock: stopClock() };
}

test('there is one text box, and its placeholder says what can be searched', async () => {
  await openSearch();
  screen.getByRole('heading', { level: 1, name: 'Discover Content' });
  expect(document.querySelectorAll('input, textarea, select')).toHaveLength(1);
  expect(screen.getByPlaceholderText(placeholder)).toBe(box());
  expect(box().placeholder).toBe(placeholder);
});

test('nothing is requested while a visitor types, and the whole text once after a short pause', async () => {
  const { host, searches } = createEchoHost();
  await openSearch(host);
  const clock = stopClock();
  for (const letter of 'zelda') {
    setText(`${box().value}${letter}`);
    await clock.pass(stillness - 1);
  }
  expect(searches).toEqual([]);
  await clock.pass(1);
  await clock.until(() => expect(names()).toEqual(['Found by zelda']));
  expect(searches).toEqual(['games zelda', 'anime zelda']);
});

test('a text that is the same after the pause is not requested again, nor for spaces around it', async () => {
  const { searches, clock } = await openZelda();
  for (const text of ['zeldax', 'zelda', 'zelda ', 'zelda  ']) setText(text);
  await clock.pass(stillness * 5);
  expect(box().value).toBe('zelda  ');
  expect(searches).toEqual(['games zelda', 'anime zelda']);
});

test('an emptied box clears the results at once and requests nothing', async () => {
  const { searches, clock } = await openZelda();
  setText('');
  expect(results()).toHaveLength(0);
  await clock.pass(stillness * 5);
  expect(nothing()).toBeNull();
  expect(here()).toBe('/search');
  expect(searches).toEqual(['games zelda', 'anime zelda']);
});

test('spaces alone clear the results at once and request nothing', async () => {
  const { searches, clock } = await openZelda();
  fireEvent.change(box(), { target: { value: '  \t　 ' } });
  expect(results()).toHaveLength(0);
  await clock.pass(stillness * 5);
  expect(nothing()).toBeNull();
  expect(searches).toEqual(['games zelda', 'anime zelda']);
});

test.each([
  ['nothing', ''],
  ['spaces alone', '   '],
])('a URL whose query is %s requests nothing and shows no message', async (_, query) => {
  const { host, searches } = createEchoHost();
  await openSearch(host, query);
  const clock = stopClock();
  await clock.pass(stillness * 5);
  expect(box().getAttribute('aria-expanded')).toBe('false');
  expect(nothing()).toBeNull();
  expect(searches).toEqual([]);
});

test('a query of a URL is cut to 200 characters', async () => {
  const { host, searches } = createEchoHost();
  await openSearch(host, 'z'.repeat(5_000));
  await expectNames(`Found by ${'z'.repeat(200)}`);
  expect(box().value).toBe('z'.repeat(200));
  expect(searches.filter((search) => search.startsWith('games'))).toEqual([`games ${'z'.repeat(200)}`]);
});

test('no more than 200 characters can be typed', async () => {
  const { host, searches } = createEchoHost();
  const { user } = await openSearch(host);
  await user.click(box());
  await user.paste('w'.repeat(250));
  await expectNames(`Found by ${'w'.repeat(200)}`);
  expect(box().value).toBe('w'.repeat(200));
  expect(searches.filter((search) => search.startsWith('games'))).toEqual([`games ${'w'.repeat(200)}`]);
});
