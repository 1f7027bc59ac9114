import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import { namesPerTitle } from '../../../platform/titles/searchNames.ts';
import type { FoundTitle } from '../../../providers/CatalogueProvider.ts';
import { repositoriesOn } from '../../repositories.ts';
import { groupBy } from '../titles/groupBy.ts';

/** The found titles that saving would not change: the catalogue has the same or more complete data of their source, and their ids. */
export async function findUnchanged(
  db: Transaction<Schema>,
  found: readonly FoundTitle[],
): Promise<ReadonlySet<FoundTitle>> {
  const unchanged = new Set<FoundTitle>();
  const { titleSources, titleIds } = repositoriesOn(db);
  for (const titles of groupBy(found, ({ source, mediaType }) => `${source} ${mediaType}`).values()) {
    const [first] = titles;
    if (!first) continue;
    const sourceIds = [...new Set(titles.map(({ sourceId }) => sourceId))];
    const stored = await titleSources.byIds(first.source, first.mediaType, sourceIds);
    const ids = await titleIds.of([...stored.values()].map(({ title_id }) => title_id));
    const known = new Set(ids.map(({ title_id, id_name }) => `${title_id} ${id_name}`));
    for (const title of titles) {
      const row = stored.get(title.sourceId);
      const isSame =
        row &&
        ((row.is_whole === 1 && !title.isWhole) ||
          (row.item === JSON.stringify(title.item) &&
            row.names === JSON.stringify(title.names.slice(0, namesPerTitle)) &&
            row.pictures === JSON.stringify(title.pictures)));
      if (isSame && Object.keys(title.ids).every((name) => known.has(`${row.title_id} ${name}`)))
        unchanged.add(title);
    }
  }
  return unchanged;
}
