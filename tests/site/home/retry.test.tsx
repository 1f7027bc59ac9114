// @vitest-environment jsdom
import type { CatalogueType } from '@gildshelf/api-client/contract';
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entries } from '../../support/topLists.ts';
import { countDocumentLoads } from '../support/navigation.ts';
import { openSite } from '../support/openSite.tsx';
import {
  createHomeHost,
  expectCards,
  findAlert,
  queryAlert,
  retryButton,
  topCall,
  topCalls,
  types,
  updateCall,
} from './homeSite.ts';

/** Opens Home with two lists that fail; later requests for them succeed. */
async function openFailed(failingUpdates: readonly CatalogueType[] = []) {
  const failed = { status: 503, json: {} };
  const host = createHomeHost({ game: failed, anime: failed });
  for (const type of failingUpdates) host.respondTo(updateCall(type), { status: 500, html: '<html>' });
  const site = await openSite('/', { host });
  await waitFor(async () => expect((await findAlert()).textContent).toContain('Failed to load games.'));
  await waitFor(async () => expect((await findAlert()).textContent).toContain('Failed to load anime.'));
  for (const type of types) host.respondTo(topCall(type), { json: entries(type, 100) });
  return site;
}

test('a retry with two empty lists updates the games, then the anime, and reloads the page once', async () => {
  const site = await openFailed();
  const loads = countDocumentLoads();
  const before = topCalls(site.host).length;
  await site.user.click(retryButton());
  await waitFor(() => expect(loads()).toBe(1));
  await site.reload();
  for (const type of types) await expectCards(type, 100);
  const calls = topCalls(site.host).slice(before);
  expect(calls.slice(0, 2)).toEqual(['POST /api/games/update-top-games', 'POST /api/anime/update-top-anime']);
  expect(calls.slice(2).sort()).toEqual(['GET /api/anime/top', 'GET /api/games/top']);
  expect(loads()).toBe(1);
});

test.each([
  ['Failed to update top games. Please try again later.', ['game']],
  ['Failed to update top anime. Please try again later.', ['anime']],
  ['Failed to update games and/or anime. Please try again later.', ['game', 'anime']],
] as const)('a failed update shows its error message, and can be retried: %s', async (message, failing) => {
  const site = await openFailed(failing);
  const loads = countDocumentLoads();
  await site.user.click(retryButton());
  await waitFor(async () =>
    expect((await findAlert()).textContent).toBe(`${message}Try Loading Content Again`),
  );
  // The alert has no other control than the button.
  expect(within(await findAlert()).getAllByRole('button')).toEqual([retryButton()]);
  expect(within(await findAlert()).queryByRole('link')).toBeNull();
  expect(loads()).toBe(0);
  for (const type of failing) site.host.respondTo(updateCall(type), { json: {} });
  await site.user.click(retryButton());
  await waitFor(() => expect(loads()).toBe(1));
  await site.reload();
  for (const type of types) await expectCards(type, 100);
  expect(queryAlert()).toBeNull();
});
