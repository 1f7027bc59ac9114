import {
  addSegment,
  createSearchTitle,
  createTitleSearch,
  findTitles,
  searchWords,
  visitor,
} from '@gildshelf/api';
import { limits, normaliseForSearch } from '@gildshelf/api-client/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eachEngine } from '../../apps/api/src/testing/database/eachEngine.ts';
import { generateTitles } from '../../bench/search/generateTitles.ts';
import { idOf, loadTitles } from '../../bench/search/loadTitles.ts';
import { makeQueries } from '../../bench/search/makeQueries.ts';

const titleCount = 3_000;
const queriesPerKind = 40;
const titles = [...generateTitles(titleCount)];
const segments = addSegment(
  [],
  titles.map(({ number, names }) =>
    createSearchTitle(idOf(number), number + 1, [names[0] ?? '', ...names.map(normaliseForSearch)]),
  ),
);
const limit = limits.searchResultsPerMediaType;

// `pnpm bench:search-engines` compares the engines with 2,000 queries among the titles of the open data.
eachEngine((engine) => {
  it('search returns the titles of an index that was created without a database, for every kind of query', async () => {
    const store = await engine.open(await engine.freshLocation());
    await loadTitles(store, titles);
    await sql`update titles set popularity_rank = 1 + cast(substr(slug, 9) as integer)`.execute(store.db);
    const { best } = createTitleSearch(store);
    for (const [kind, queries] of Object.entries(makeQueries(titles, queriesPerKind)))
      for (const query of queries) {
        const expected = findTitles(segments, searchWords(query), limit).map(({ id }) => id);
        expect([kind, query, await best(visitor, 'game', query, limit)]).toEqual([kind, query, expected]);
      }
  });
});
