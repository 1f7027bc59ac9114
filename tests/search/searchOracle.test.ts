import { createTitleSearch } from '@gildshelf/api';
import { expect, it } from 'vitest';
import { eachEngine } from '../../apps/api/src/testing/database/eachEngine.ts';
import { createMemoryIndex } from '../../bench/search-index/createMemoryIndex.ts';
import { idOf, loadTitles } from '../../bench/search-index/loadTitles.ts';
import { makeQueries } from '../../bench/search-index/makeQueries.ts';
import { makeTitles } from '../../bench/search-index/makeTitles.ts';

const titleCount = 5_000;
const queriesPerKind = 50;
const titles = [...makeTitles(titleCount)];
const { scan } = createMemoryIndex(titles);

// `pnpm bench:search-oracle` asks 2,400 of 100,000 titles.
eachEngine((engine) => {
  it('search finds what looking at every name finds, for every kind of query', async () => {
    const store = await engine.open(await engine.freshPlace());
    await loadTitles(store, titles);
    const { best } = createTitleSearch(store);
    for (const [kind, queries] of Object.entries(makeQueries(titles, queriesPerKind)))
      for (const query of queries)
        expect([kind, query, await best('game', query)]).toEqual([kind, query, scan(query).map(idOf)]);
  });
});
