import type { MediaType } from '@gildshelf/api-client/contract';
import { CommandError } from '../../../platform/commands/commandLine.ts';
import type { Store } from '../../../platform/db/Store.ts';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import { knownYear, viewOf } from '../../../platform/titles/presentItem.ts';
import type { SourceName } from '../../../providers/CatalogueProvider.ts';
import { credits } from '../../../providers/credits.ts';
import { repositoriesOn } from '../../repositories.ts';
import { loadStoredTitles } from '../titles/knownTitles.ts';
import { lockTitles } from '../titles/saveTitles.ts';
import { createSlugs } from '../titles/slugs.ts';
import { mergedNamesSource, refreshTitles } from './refreshTitles.ts';

interface SourceSplit {
  readonly titleId: string;
  readonly source: string;
  readonly by: string;
  readonly now: number;
}

/** Sources that stay with their title: its slug and its place in the built-in catalogue depend on them. */
const fixedSources: readonly string[] = ['built-in', mergedNamesSource];

/**
 * Makes a title of its own from the data of one source of a title, with its id at that source, in one transaction; everything of users
 * stays with the other title. A merge of both undoes it. Resolves to the new title's media type and slug.
 */
export function splitSource(
  store: Store,
  { titleId, source, by, now }: SourceSplit,
): Promise<{ readonly mediaType: MediaType; readonly slug: string }> {
  return store.longTransaction(async (db) => {
    const searchVersion = await lockTitles(db);
    const { merges } = repositoriesOn(db);
    const [row] = await merges.lockTitles([titleId], store.engine === 'postgres');
    if (!row) throw new CommandError('The title does not exist any more.');
    const { media_type: mediaType } = row;
    const [title] = await loadStoredTitles(db, [row]);
    const names = [...(title?.sources.keys() ?? [])].filter((name) => name !== mergedNamesSource);
    const data = fixedSources.includes(source) ? undefined : title?.sources.get(source);
    if (!title || !data || names.length < 2)
      throw new CommandError(
        `The source '${source}' cannot be split off; the title has: ${names.join(', ')}.`,
      );
    const ids = idsOf(data, title.ids);
    const found = {
      ...{ ...data, source: source as SourceName, mediaType, ids: Object.fromEntries(ids) },
      year: knownYear(viewOf(mediaType, data.item), data.item),
    };
    const slug = await (await createSlugs(db, mediaType, [found]))(found);
    const newId = uuidv7(now);
    await merges.insertRows('titles', [
      { ...row, title_id: newId, slug, rank: null, created_at: now, updated_at: now },
    ]);
    await merges.moveRows('title_sources', [titleId, newId], ['source'], [{ source }]);
    await merges.moveRows(
      'title_ids',
      [titleId, newId],
      ['id_name'],
      ids.map(([id_name]) => ({ id_name })),
    );
    // In the history it is a merge that was undone when it was made.
    await merges.addMerge({
      ...{ merge_id: uuidv7(now), media_type: mediaType, target_id: titleId, merged_id: newId },
      ...{ merged_slug: slug, merged_by: by, merged_at: now, undone_by: by, undone_at: now },
    });
    await refreshTitles(db, mediaType, [titleId, newId], { now, searchVersion });
    return { mediaType, slug };
  });
}

/** The id of a title at its source, if it is one of its ids in other catalogues. */
function idsOf(
  { source, sourceId }: { readonly source: string; readonly sourceId: string },
  ids: ReadonlyMap<string, string>,
) {
  const idNames = new Map<string, string>([
    ...Object.entries(credits).map(([name, { idName }]) => [name, idName] as const),
    ['wikidata', 'wikidata_id'],
  ]);
  return [...ids].filter(
    ([name, value]) =>
      (name === idNames.get(source) && value === sourceId) || `${name}=${value}` === sourceId,
  );
}
