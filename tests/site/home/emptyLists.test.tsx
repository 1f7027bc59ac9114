// @vitest-environment jsdom
import { catalogues } from '@gildshelf/api-client/contract';
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.tsx';
import { cards, createHomeHost, region, topCalls, types } from './homeSite.ts';

test('a carousel without valid entries shows a spinner', async () => {
  const { host } = await openSite('/', {
    host: createHomeHost({ game: [], anime: [7, null, {}, { rank: 1 }] }),
  });
  await waitFor(() => expect(topCalls(host)).toHaveLength(2));
  for (const type of types) {
    await waitFor(() =>
      expect(within(region(type)).getByRole('status').textContent).toContain(
        `Loading ${catalogues[type].topTitle}`,
      ),
    );
    expect(cards(type)).toEqual([]);
  }
  expect(localStorage.getItem('topGames')).toBeNull();
});
