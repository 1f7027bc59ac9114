import { expect, it } from 'vitest';
import type { Store } from '../../../platform/db/Store.ts';
import type { CatalogueProvider } from '../../../providers/CatalogueProvider.ts';
import { ProviderError } from '../../../providers/upstream/Upstream.ts';
import { listenTo } from '../../../testing/app/listenTo.ts';
import { builtInCatalogue } from '../../../testing/database/builtInCatalogue.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { foundTitle } from '../../../testing/providers/foundTitle.ts';
import { createTitlesRepository } from '../../titles/createTitlesRepository.ts';
import { installCatalogue } from '../built-in/installCatalogue.ts';
import { syncCatalogue } from './syncCatalogue.ts';

const perPage = 30;

/** A provider of so many games, which keeps the numbers of the pages that it was asked for, and fails at one of them while it is told to. */
function createList(length: number, name: CatalogueProvider['name'] = 'rawg') {
  const asked: number[] = [];
  const state = { failsAt: 0 };
  const provider: CatalogueProvider = {
    ...{ name, mediaType: 'game' },
    top: async (page) => {
      asked.push(page);
      if (page === state.failsAt) throw new ProviderError('timeout', 'It did not answer in time');
      const from = (page - 1) * perPage;
      const titles = Array.from({ length: Math.max(0, Math.min(perPage, length - from)) }, (_, place) => {
        const rank = from + place + 1;
        return foundTitle({
          sourceId: `${rank}`,
          source: name,
          names: [`${name} ${rank}`],
          rank,
          isWhole: false,
        });
      });
      return { titles, hasMore: from + perPage < length };
    },
    search: async () => [],
    details: async () => undefined,
  };
  return { provider, asked, state };
}

const topOf = async ({ db }: Store) =>
  (await createTitlesRepository(db).top('game', 500)).map(({ slug }) => slug);
const slugs = (name: string, count: number) =>
  Array.from({ length: count }, (_, place) => `${name}-${place + 1}`);
const count = async ({ db }: Store) =>
  (await db.selectFrom('title_sources').select('title_id').where('source', '<>', 'built-in').execute())
    .length;

eachEngine((engine) => {
  it('fetches as many titles as asked for; the first provider of a media type gives the top list', async () => {
    const store = await engine.freshStore();
    await installCatalogue(store, builtInCatalogue, () => 1);
    const [rawg, igdb] = [createList(300), createList(100, 'igdb')];
    const { line, said, warned } = listenTo();
    expect(await syncCatalogue(store, [rawg.provider, igdb.provider], line, () => 1000, 130)).toBe(0);
    expect(rawg.asked).toEqual([1, 2, 3, 4, 5]);
    expect([said, warned]).toEqual([['rawg, game: 130 titles.', 'igdb, game: 100 titles.'], []]);
    expect(await topOf(store)).toEqual(slugs('rawg', 100));
    expect(await count(store)).toBe(230);
  });

  it('goes on after the page that was the last one kept, and begins anew the day after', async () => {
    const store = await engine.freshStore();
    const { provider, asked, state } = createList(120);
    state.failsAt = 3;
    const first = listenTo();
    expect(await syncCatalogue(store, [provider], first.line, () => 1000)).toBe(2);
    expect(first.warned).toEqual([
      'rawg, game: It did not answer in time (timeout). The same command goes on from there.',
    ]);
    expect([await count(store), await topOf(store)]).toEqual([60, []]);
    state.failsAt = 0;
    const second = listenTo();
    expect(await syncCatalogue(store, [provider], second.line, () => 2000)).toBe(0);
    expect(second.said).toEqual(['rawg, game: going on after page 2.', 'rawg, game: 120 titles.']);
    expect(asked).toEqual([1, 2, 3, 3, 4]);
    expect(await topOf(store)).toEqual(slugs('rawg', 100));
    state.failsAt = 2;
    await syncCatalogue(store, [provider], listenTo().line, () => 3000);
    state.failsAt = 0;
    await syncCatalogue(store, [provider], listenTo().line, () => 3000 + 25 * 60 * 60 * 1000);
    expect(asked.slice(5)).toEqual([1, 2, 1, 2, 3, 4]);
  });

  it('stops where a person stops it, and says so of a list that is too short', async () => {
    const store = await engine.freshStore();
    await installCatalogue(store, builtInCatalogue, () => 1);
    const kept = await topOf(store);
    const { provider, asked } = createList(40);
    const first = listenTo();
    first.stop();
    expect(await syncCatalogue(store, [provider], first.line, () => 1000)).toBe(130);
    expect(asked).toEqual([]);
    const second = listenTo();
    expect(await syncCatalogue(store, [provider], second.line, () => 1000)).toBe(0);
    expect(second.warned).toEqual([
      'rawg, game: its top list has 40 titles, less than half of the 120 that are kept; the kept one stays.',
    ]);
    expect(await topOf(store)).toEqual(kept);
  });
});
