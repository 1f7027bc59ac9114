// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost, type Reply } from '../support/siteHost.ts';

const html = '<!doctype html><p>Sign in to the hotel’s network';

/** A response of 200 that is no list. */
const noLists: Record<string, Reply> = {
  'an object': { json: { games: [] } },
  null: { json: null },
  'a text': { json: 'games' },
  HTML: { html },
  'no content': { status: 204 },
};

const failures: Record<string, Reply | 'unreachable'> = {
  'an error of the host': { status: 500, json: { message: 'Boom' } },
  'a call the host does not know': { status: 404, json: {} },
  'HTML of a proxy': { status: 502, html },
  'no network': 'unreachable',
};

const alert = () => within(screen.getByRole('main')).findByRole('alert');
const listOf = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem');

async function expectAlone(sentence: string) {
  expect((await alert()).textContent).toBe(`${sentence}Try Loading Content Again`);
  expect(within(await alert()).getAllByRole('button')).toHaveLength(1);
}

test.each(Object.entries(noLists))(
  'a games response that is no list (%s): No games found. Please try again later.',
  async (_, reply) => {
    const host = createSiteHost();
    host.answer('GET /api/games/top', reply);
    await openSite('/', { host });
    await expectAlone('No games found. Please try again later.');
    expect(localStorage.getItem('topGames')).toBeNull();
    await waitFor(() => expect(listOf('Top 100 Anime').length).toBeGreaterThan(0));
  },
);
