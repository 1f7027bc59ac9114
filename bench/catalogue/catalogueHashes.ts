import { createHash } from 'node:crypto';
import type { Store } from '@gildshelf/api';

const titlesPerQuery = 1_000;

/**
 * One hash per title over all that is stored about it: its columns, sources, ids and names, without times and without its own id, which
 * differ between two installations. In order, so that lists of two databases can be compared, also of two engines.
 */
export async function catalogueHashes({ db }: Store): Promise<string[]> {
  const hashes: string[] = [];
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const titles = await db
      .selectFrom('titles')
      .select(['title_id', 'media_type', 'slug', 'title', 'rank', 'popularity_rank', 'is_adult'])
      .select(['item', 'card'])
      .where('title_id', '>', last)
      .orderBy('title_id')
      .limit(titlesPerQuery)
      .execute();
    const ids = titles.map(({ title_id }) => title_id);
    if (ids.length === 0) return hashes.sort();
    last = ids.at(-1) ?? last;
    const details = [
      await db
        .selectFrom('title_sources')
        .select(['title_id', 'source', 'source_id', 'item', 'names', 'pictures', 'is_whole'])
        .where('title_id', 'in', ids)
        .execute(),
      await db
        .selectFrom('title_ids')
        .select(['title_id', 'id_name', 'id_value'])
        .where('title_id', 'in', ids)
        .execute(),
      await db
        .selectFrom('search_names')
        .select(['title_id', 'tier', 'words'])
        .where('title_id', 'in', ids)
        .execute(),
    ];
    const rowsOf = Map.groupBy(details.flat(), ({ title_id }) => title_id);
    for (const { title_id, ...title } of titles) {
      const rows = rowsOf.get(title_id)?.map(({ title_id: _, ...row }) => textOf(row)) ?? [];
      hashes.push(
        createHash('sha256')
          .update([textOf(title), ...rows.sort()].join('\n'))
          .digest('hex'),
      );
    }
  }
}

/** The times of sources are within the item of a title. */
const textOf = (row: object) => JSON.stringify(row).replaceAll(/"at\\":\d+/g, '');

/** The number of hashes that only one of two lists contains. */
export function differences(one: readonly string[], other: readonly string[]): number {
  const missingIn = (list: readonly string[], hashes: ReadonlySet<string>) =>
    list.filter((hash) => !hashes.has(hash)).length;
  return missingIn(one, new Set(other)) + missingIn(other, new Set(one));
}
