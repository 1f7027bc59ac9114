// @vitest-environment jsdom
import { getCollectionStatistics, ownMessages } from '@gildshelf/api-client/contract';
import { useCollectionStatistics } from '@gildshelf/api-client/react';
import { type FixtureFetchOptions, fixtureUser } from '@gildshelf/api-client/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Fixture } from '../testing/Fixture.tsx';
import { CollectionBadge } from './CollectionBadge.tsx';

afterEach(cleanup);

const { username } = fixtureUser;

function Badge() {
  return <CollectionBadge username={username} statistics={useCollectionStatistics(username)} href="/mara" />;
}

function show(host: FixtureFetchOptions = {}) {
  render(
    <Fixture visibility="public" {...host}>
      <Badge />
    </Fixture>,
  );
}

test('adds up the numbers of all media types, and weights the average by the number of ratings', () => {
  const statistics = [
    { type: 'game', total: 1200, finished: 20, rated: 3, average: 5 },
    { type: 'anime', total: 30, finished: 7, rated: 1, average: 1 },
    { type: 'movie', total: 4, finished: 0, rated: 0, average: null },
  ];
  render(
    <CollectionBadge
      username="mara"
      statistics={{ state: 'ready', data: { username: 'Mara', statistics } }}
    />,
  );
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Titles 1,234', 'Completed 27', 'Average 4.0 / 5']);
  expect(screen.getByRole('region', { name: 'The collection of Mara in numbers' })).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

test('links the name of the owner to the collection, and shows a dash without ratings', async () => {
  show({ shelves: {} });
  expect((await screen.findByRole('link', { name: 'Mara' })).getAttribute('href')).toBe('/mara');
  expect(screen.getByText('–')).toBeDefined();
});

test('shows an error message for a private collection, and when the request fails', async () => {
  show({ visibility: 'private' });
  expect((await screen.findByRole('alert')).textContent).toBe(ownMessages.collection.notPublic);
  cleanup();
  show({ exceptions: [{ endpoint: getCollectionStatistics, status: 500 }] });
  expect((await screen.findByRole('alert')).textContent).toBe(ownMessages.publicCollection.failed);
});
