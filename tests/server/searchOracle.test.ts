import { createTitleSearch } from '@gildshelf/api';
import { expect, it } from 'vitest';
import { eachEngine } from '../../apps/api/src/testing/database/eachEngine.ts';
import { createMemoryIndex } from '../../bench/search/createMemoryIndex.ts';
import { generateTitles } from '../../bench/search/generateTitles.ts';
import { idOf, loadTitles } from '../../bench/search/loadTitles.ts';
import { makeQueries } from '../../bench/search/makeQueries.ts';

const titleCount = 5_000;
const queriesPerKind = 50;
const titles = [...generateTitles(titleCount)];
const { scan } = createMemoryIndex(titles);

// `pnpm bench:search-oracle` runs 2,400 queries on 100,000 titles.
eachEngine((engine) => {
  it('search returns the same titles as a scan of every name, for every kind of query', async () => {
    const store = await engine.open(await engine.freshLocation());
    await loadTitles(store, titles);
    const { best } = createTitleSearch(store);
    for (const [kind, queries] of Object.entries(makeQueries(titles, queriesPerKind)))
      for (const query of queries)
        expect([kind, query, await best('game', query)]).toEqual([kind, query, scan(query).map(idOf)]);
  });
});
