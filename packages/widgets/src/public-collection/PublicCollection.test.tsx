// @vitest-environment jsdom
import { type MediaType, mediaTypes, ownMessages } from '@gildshelf/api-client/contract';
import { type PublicCollectionQuery, usePublicCollection } from '@gildshelf/api-client/react';
import { type FixtureFetchOptions, fixtureUser } from '@gildshelf/api-client/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Fixture } from '../testing/Fixture.tsx';
import { PublicCollection } from './PublicCollection.tsx';

afterEach(cleanup);

const { username } = fixtureUser;
const { empty, failed, lastOf } = ownMessages.publicCollection;

function Shared({ type }: { readonly type: MediaType }) {
  return <PublicCollection username={username} type={type} list={usePublicCollection(username, type)} />;
}

function show(host: FixtureFetchOptions = {}, type: MediaType = 'game') {
  render(
    <Fixture visibility="public" {...host}>
      <Shared type={type} />
    </Fixture>,
  );
}

const listOf = (type: MediaType, items: readonly object[], total = items.length): PublicCollectionQuery => ({
  state: 'ready',
  data: mediaTypes[type].publicListEndpoint.response.parse({ username, total, items }),
});

test('anybody sees how much there is and each card with its status and stars, and can change nothing', async () => {
  show();
  const cards = await screen.findAllByRole('listitem');
  expect(cards).toHaveLength(9);
  expect(screen.getByRole('heading', { level: 2, name: 'Games' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'Games of mara' }).textContent).toContain('Games9');
  const [hades] = cards;
  if (!hades) throw new Error('There is no card.');
  expect(within(hades).getByRole('link').getAttribute('href')).toBe('/game/hades-2018');
  expect(hades.textContent).toContain('Status: Completed');
  expect(within(hades).getByRole('img', { name: '5 of 5 stars' })).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('what is planned has no stars', () => {
  const item = { id: '1', name: 'Portal', user_status: 'planned', user_rating: 0 };
  render(<PublicCollection username={username} type="game" list={listOf('game', [item])} />);
  expect(screen.getByRole('listitem').textContent).toContain('Status: Planned');
  expect(screen.queryByRole('img', { name: /of 5 stars/ })).toBeNull();
});

test('a media type that nobody can browse has cards that lead nowhere', () => {
  const item = { id: '1', slug: 'heat', title: 'Heat', user_status: 'watched', user_rating: 4 };
  render(<PublicCollection username={username} type="movie" list={listOf('movie', [item])} />);
  expect(screen.getByRole('listitem').textContent).toContain('Heat');
  expect(screen.queryByRole('link')).toBeNull();
});

test('of a long collection it says what part it is', () => {
  const items = [1, 2].map((id) => ({ id, name: `Game ${id}`, user_status: 'playing', user_rating: 3 }));
  render(<PublicCollection username={username} type="game" list={listOf('game', items, 120)} />);
  expect(screen.getByText(lastOf(2, 120)).textContent).toBe('The last 2 of 120.');
});

test('nothing, a failure and one that is private each say so', async () => {
  show({}, 'movie');
  expect(await screen.findByText(empty('movies'))).toBeDefined();
  cleanup();
  show({ exceptions: [{ endpoint: mediaTypes.game.publicListEndpoint, status: 500 }] });
  expect(await screen.findByText(failed)).toBeDefined();
  cleanup();
  show({ visibility: 'private' });
  expect(await screen.findByText(ownMessages.collection.notPublic)).toBeDefined();
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('it renders on a server, without a style attribute', () => {
  const item = { id: '1', slug: 'portal', name: 'Portal', user_status: 'playing', user_rating: 3.5 };
  const html = renderToString(
    <PublicCollection username={username} type="game" list={listOf('game', [item])} />,
  );
  expect(html).toContain('Portal');
  expect(html).not.toContain('style=');
});
