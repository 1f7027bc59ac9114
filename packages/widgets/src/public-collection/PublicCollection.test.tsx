// @vitest-environment jsdom
import { type MediaType, mediaTypes, ownMessages } from '@gildshelf/api-client/contract';
import { type PublicCollectionQuery, usePublicTitles } from '@gildshelf/api-client/react';
import { type FixtureFetchOptions, fixtureUser } from '@gildshelf/api-client/testing';
import { toEnglish } from '@gildshelf/ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Fixture } from '../testing/Fixture.tsx';
import { PublicCollection } from './PublicCollection.tsx';

afterEach(cleanup);

const { username } = fixtureUser;
const { empty, failed, moreFailed, shown } = ownMessages.publicCollection;

function Shared({ type, limit }: { readonly type: MediaType; readonly limit: number | undefined }) {
  const list = usePublicTitles(username, type, { limit });
  return <PublicCollection username={username} type={type} list={list} />;
}

function show(host: FixtureFetchOptions = {}, type: MediaType = 'game', limit?: number) {
  render(
    <Fixture visibility="public" {...host}>
      <Shared type={type} limit={limit} />
    </Fixture>,
  );
}

const listOf = (
  type: MediaType,
  items: readonly object[],
  total = items.length,
  next: string | null = null,
): PublicCollectionQuery => ({
  state: 'ready',
  data: mediaTypes[type].listPublicTitles.response.parse({ username, total, next, items }),
  ...(next && { more: { show: () => undefined, isLoading: false } }),
});

test('shows every visitor the total and each card with its status and stars, without controls', async () => {
  show();
  const cards = await screen.findAllByRole('listitem');
  expect(cards).toHaveLength(9);
  expect(screen.getByRole('heading', { level: 2, name: 'Games' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'Games of Mara' }).textContent).toContain('Games9');
  const [hades] = cards;
  if (!hades) throw new Error('No card was rendered.');
  expect(within(hades).getByRole('link').getAttribute('href')).toBe('/game/hades-2018');
  expect(hades.textContent).toContain('Status: Completed');
  expect(within(hades).getByRole('img', { name: '5 of 5 stars' })).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a planned title has no stars', () => {
  const item = { id: '1', name: 'Portal', user_status: 'planned', user_rating: 0 };
  render(<PublicCollection username={username} type="game" list={listOf('game', [item])} />);
  expect(screen.getByRole('listitem').textContent).toContain('Status: Planned');
  expect(screen.queryByRole('img', { name: /of 5 stars/ })).toBeNull();
});

test('the card of a title without a slug has no link', () => {
  const item = { id: '1', slug: null, title: 'Heat', user_status: 'watched', user_rating: 4 };
  render(<PublicCollection username={username} type="movie" list={listOf('movie', [item])} />);
  expect(screen.getByRole('listitem').textContent).toContain('Heat');
  expect(screen.queryByRole('link')).toBeNull();
});

test("announces how many titles of a long collection are shown; 'Show more' adds a page and focuses its first card", async () => {
  show({}, 'game', 4);
  const cards = () => screen.getAllByRole('listitem');
  expect((await screen.findByText(toEnglish(shown, { shown: 4, total: 9 }))).getAttribute('role')).toBe(
    'status',
  );
  for (const count of [8, 9]) {
    const before = cards().length;
    fireEvent.click(screen.getByRole('button', { name: 'Show more games' }));
    await waitFor(() => expect(cards()).toHaveLength(count));
    expect(document.activeElement).toBe(within(cards()[before] as HTMLElement).getByRole('link'));
  }
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/^Showing/)).toBeNull();
});

test('keeps the shown titles when the next page fails to load, and can load it again', async () => {
  const { listPublicTitles: endpoint } = mediaTypes.game;
  const after = { endpoint, status: 500, times: 1, query: { after: '4' } };
  show({ exceptions: [after] }, 'game', 4);
  fireEvent.click(await screen.findByRole('button', { name: 'Show more games' }));
  expect(await screen.findByText(moreFailed)).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  fireEvent.click(screen.getByRole('button', { name: 'Show more games' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(8));
  expect(screen.queryByText(moreFailed)).toBeNull();
});

test("renders 'Show more' as a link when pageAfter is given", () => {
  const items = [1, 2].map((id) => ({ id, name: `Game ${id}`, user_status: 'playing', user_rating: 3 }));
  const list = listOf('game', items, 120, 'cursor');
  const pageAfter = (cursor: string) => `/user/mara/collection?after=${cursor}`;
  const html = renderToString(
    <PublicCollection username={username} type="game" list={list} pageAfter={pageAfter} />,
  );
  expect(html).toContain('href="/user/mara/collection?after=cursor"');
});

test('shows a message for an empty, a failed and a private collection', async () => {
  show({}, 'movie');
  expect(await screen.findByText(empty('movies'))).toBeDefined();
  cleanup();
  show({ exceptions: [{ endpoint: mediaTypes.game.listPublicTitles, status: 500 }] });
  expect(await screen.findByText(failed)).toBeDefined();
  cleanup();
  show({ visibility: 'private' });
  expect(await screen.findByText(ownMessages.collection.notPublic)).toBeDefined();
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('with a status the heading names it, and so does the message without titles', () => {
  const item = { id: '1', name: 'Portal', user_status: 'playing', user_rating: 4 };
  render(<PublicCollection username={username} type="game" status="playing" list={listOf('game', [item])} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Currently Playing' })).toBeDefined();
  expect(screen.getByRole('region').getAttribute('aria-label')).toBe('Games of mara: Currently Playing');
  cleanup();
  render(<PublicCollection username={username} type="game" status="dropped" list={listOf('game', [])} />);
  expect(screen.getByText('No games with this status at the moment.')).toBeDefined();
});

test('renders on the server without style attributes', () => {
  const item = { id: '1', slug: 'portal', name: 'Portal', user_status: 'playing', user_rating: 3.5 };
  const html = renderToString(
    <PublicCollection username={username} type="game" list={listOf('game', [item])} />,
  );
  expect(html).toContain('Portal');
  expect(html).not.toContain('style=');
});
