import { expect, test } from 'vitest';
import { adapterOf, providerWith, readChanged } from '../../testing/providers/adapters.ts';
import { fakeUpstream, readResponseFixture } from '../../testing/providers/fakeUpstream.ts';
import { pageQuery } from './createAnilist.ts';

test('anilist: ignores a trailer of another site', async () => {
  const title = await readChanged('anilist', (entry) => {
    entry.trailer = { id: 'aB3_dE5-gH7', site: 'dailymotion' };
  });
  expect(title.item).not.toHaveProperty('trailer');
});

test('anilist: resolves to undefined for an unknown anime', async () => {
  const provider = providerWith(adapterOf('anilist'), { data: { Media: null }, errors: [{ status: 404 }] });
  expect(await provider.details('1')).toBeUndefined();
});

test('anilist: sends a search as a variable, outside of the query', async () => {
  const { upstream, requests } = fakeUpstream(() => readResponseFixture('anilist/responses/search'));
  await adapterOf('anilist').create(upstream).search('") { id } #');
  expect(requests).toMatchObject([{ body: { query: pageQuery, variables: { search: '") { id } #' } } }]);
});
