import { expect, it } from 'vitest';
import type { Store } from '../../../platform/db/Store.ts';
import type { CatalogueProvider } from '../../../providers/CatalogueProvider.ts';
import { ProviderError } from '../../../providers/upstream/Upstream.ts';
import { createTestCommandLine } from '../../../testing/app/createTestCommandLine.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { builtInCatalogue, foundTitle } from '../../../testing/database/titles.ts';
import { repositoriesOn } from '../../repositories.ts';
import { installCatalogue } from '../built-in/installCatalogue.ts';
import { syncCatalogue } from './syncCatalogue.ts';

const perPage = 30;

/** A provider of `length` games that records the requested pages and fails at the page `state.failsAt`. */
function createListProvider(length: number, name: CatalogueProvider['name'] = 'rawg') {
  const requestedPages: number[] = [];
  const state = { failsAt: 0 };
  const provider: CatalogueProvider = {
    ...{ name, mediaType: 'game' },
    top: async (page) => {
      requestedPages.push(page);
      if (page === state.failsAt) throw new ProviderError('timeout', 'The request timed out');
      const from = (page - 1) * perPage;
      const titles = Array.from({ length: Math.max(0, Math.min(perPage, length - from)) }, (_, index) => {
        const rank = from + index + 1;
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
  return { provider, requestedPages, state };
}

const topOf = async ({ db }: Store) =>
  (await repositoriesOn(db).titles.top('game', 500)).map(({ slug }) => slug);
const slugs = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);
const count = async ({ db }: Store) =>
  (await db.selectFrom('title_sources').select('title_id').where('source', '<>', 'built-in').execute())
    .length;

eachEngine((engine) => {
  it('fetches the requested number of titles, and ranks those of the first provider of a media type', async () => {
    const store = await engine.freshStore();
    await installCatalogue(store, builtInCatalogue, () => 1);
    const [rawg, igdb] = [createListProvider(300), createListProvider(100, 'igdb')];
    const { line, output, warnings } = createTestCommandLine();
    expect(await syncCatalogue(store, [rawg.provider, igdb.provider], line, () => 1000, 130)).toBe(0);
    expect(rawg.requestedPages).toEqual([1, 2, 3, 4, 5]);
    expect([output, warnings]).toEqual([['rawg, game: 130 titles.', 'igdb, game: 100 titles.'], []]);
    expect(await topOf(store)).toEqual(slugs('rawg', 100));
    expect(await count(store)).toBe(230);
  });

  it('resumes after the last saved page, and starts again after a day', async () => {
    const store = await engine.freshStore();
    const { provider, requestedPages, state } = createListProvider(120);
    state.failsAt = 3;
    const first = createTestCommandLine();
    expect(await syncCatalogue(store, [provider], first.line, () => 1000)).toBe(2);
    expect(first.warnings).toEqual([
      'rawg, game: The request timed out (timeout). Run the same command again to resume.',
    ]);
    expect([await count(store), await topOf(store)]).toEqual([60, []]);
    state.failsAt = 0;
    const second = createTestCommandLine();
    expect(await syncCatalogue(store, [provider], second.line, () => 2000)).toBe(0);
    expect(second.output).toEqual(['rawg, game: resuming after page 2.', 'rawg, game: 120 titles.']);
    expect(requestedPages).toEqual([1, 2, 3, 3, 4]);
    expect(await topOf(store)).toEqual(slugs('rawg', 100));
    state.failsAt = 2;
    await syncCatalogue(store, [provider], createTestCommandLine().line, () => 3000);
    state.failsAt = 0;
    await syncCatalogue(store, [provider], createTestCommandLine().line, () => 3000 + 25 * 60 * 60 * 1000);
    expect(requestedPages.slice(5)).toEqual([1, 2, 1, 2, 3, 4]);
  });

  it('stops when the user stops it, and warns about a top list that is too short', async () => {
    const store = await engine.freshStore();
    await installCatalogue(store, builtInCatalogue, () => 1);
    const topBefore = await topOf(store);
    const { provider, requestedPages } = createListProvider(40);
    const first = createTestCommandLine();
    first.stop();
    expect(await syncCatalogue(store, [provider], first.line, () => 1000)).toBe(130);
    expect(requestedPages).toEqual([]);
    const second = createTestCommandLine();
    expect(await syncCatalogue(store, [provider], second.line, () => 1000)).toBe(0);
    expect(second.warnings).toEqual([
      'rawg, game: its top list has 40 titles, less than half of the stored 120; the stored list is unchanged.',
    ]);
    expect(await topOf(store)).toEqual(topBefore);
  });
});
