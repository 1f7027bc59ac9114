import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { createTitleIdsRepository } from '../../repositories/createTitleIdsRepository.ts';
import { createTitleSourcesRepository } from '../../repositories/createTitleSourcesRepository.ts';
import { createTitlesRepository } from '../../repositories/createTitlesRepository.ts';
import { createTitleNamesRepository } from '../../repositories/search/createTitleNamesRepository.ts';
import { searchNameRows } from '../../repositories/search/searchNameRows.ts';
import { groupsOf } from './groupsOf.ts';
import type { KeptTitle } from './KeptTitle.ts';
import { sourceRow } from './readSource.ts';
import { titleRow } from './titleRow.ts';

/** Writes what is new of titles, and nothing of one that says what it said before. The answer: whether a listed one changed. */
export async function writeTitles(
  db: Transaction<Schema>,
  titles: readonly KeptTitle[],
  now: number,
): Promise<boolean> {
  const rows = titles.flatMap((title) => titleRow(title, now) ?? []);
  await createTitlesRepository(db).put(rows.map(({ row }) => row));
  const sources = titles.flatMap((title) =>
    title.merged
      ? [...title.newSources].flatMap((name) => {
          const source = title.sources.get(name);
          return source ? [sourceRow(title, source)] : [];
        })
      : [],
  );
  await createTitleSourcesRepository(db).save(sources);
  const ids = titles.flatMap(({ titleId, mediaType, ids, newIds }) =>
    [...newIds].map((name) => ({
      ...{ media_type: mediaType, id_name: name, id_value: ids.get(name) ?? '', title_id: titleId },
    })),
  );
  await createTitleIdsRepository(db).add(ids);
  await writeNames(db, titles);
  return rows.some(({ row, isNews }) => isNews && row.rank !== null);
}

async function writeNames(db: Transaction<Schema>, titles: readonly KeptTitle[]): Promise<void> {
  const repository = createTitleNamesRepository(db);
  const told = titles.filter(({ merged }) => merged !== undefined);
  const before = groupsOf(
    await repository.of(told.flatMap(({ titleId, row }) => (row ? [titleId] : []))),
    ({ title_id }) => title_id,
  );
  const renamed = told.flatMap(({ titleId, mediaType, merged }) => {
    const rows = searchNameRows(mediaType, titleId, merged?.names ?? []);
    const kept = before.get(titleId) ?? [];
    const isSame = rows.length === kept.length && rows.every((row) => kept.some((one) => isOne(row, one)));
    return isSame ? [] : [{ titleId, rows, isNew: kept.length === 0 }];
  });
  await repository.replace(
    renamed.flatMap(({ titleId, isNew }) => (isNew ? [] : [titleId])),
    renamed.flatMap(({ rows }) => rows),
  );
}

type Name = Pick<Schema['search_names'], 'tier' | 'words'>;

function isOne(a: Name, b: Name): boolean {
  return a.tier === b.tier && a.words === b.words;
}
