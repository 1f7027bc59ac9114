import { expect, test } from 'vitest';
import { adapterOf, providerWith, readChanged } from '../../testing/providers/adapters.ts';
import { fakeUpstream, readResponseFixture } from '../../testing/providers/fakeUpstream.ts';

test('rawg: removes the Spanish part of a description, and replaces a Spanish description by the other one', async () => {
  const unchanged = await readChanged('rawg', () => {});
  expect(unchanged.item.description_raw).toMatch(/puzzle of mirrors\.$/);
  const spanish = await readChanged('rawg', (entry) => {
    entry.description_raw = 'Español\nUn farero.';
  });
  expect(spanish.item.description_raw).toBe('A keeper lights nine lamps.');
  const only = await readChanged('rawg', (entry) => {
    entry.description_raw = 'Español\nUn farero.';
    entry.description = '<p>Español<br>Un farero.</p>';
  });
  expect(only.item).not.toHaveProperty('description_raw');
});

test('rawg: sends its key, and requests pages of the maximum size', async () => {
  const { upstream, requests } = fakeUpstream(({ path }) =>
    readResponseFixture(`rawg/responses/${path === '/games' ? 'top' : 'details'}`),
  );
  const provider = adapterOf('rawg').create(upstream);
  await provider.top(3);
  await provider.search('  lamp & room ');
  await provider.details('900001');
  expect(requests.map(({ path, query }) => ({ path, query }))).toEqual([
    {
      path: '/games',
      query: { key: 'the-key', ordering: '-added', exclude_additions: 'true', page_size: '40', page: '3' },
    },
    {
      path: '/games',
      query: { key: 'the-key', search: 'lamp & room', search_precise: 'true', page_size: '10' },
    },
    { path: '/games/900001', query: { key: 'the-key' } },
  ]);
});

test('rawg: returns an empty page after the last one', async () => {
  expect(await providerWith(adapterOf('rawg'), undefined).top(9)).toEqual({ titles: [], hasMore: false });
});
