import { createHash } from 'node:crypto';
import { type MediaType, mediaTypes } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { Store } from '../database/Store.ts';
import type { Schema, TitleRow } from '../database/schema.ts';
import { uuidv7 } from '../ids/uuidv7.ts';
import { createSettingsRepository } from '../repositories/createSettingsRepository.ts';
import { createTitlesRepository } from '../repositories/createTitlesRepository.ts';
import { createTopListsRepository } from '../repositories/createTopListsRepository.ts';
import { createTitleNamesRepository } from '../repositories/search/createTitleNamesRepository.ts';
import { searchNameRows } from '../repositories/search/searchNameRows.ts';
import { fingerprintOf } from './fingerprintOf.ts';
import { type CatalogueTitle, readCatalogue } from './readCatalogue.ts';

const setting = 'catalogue';

/**
 * Puts the built-in titles into the database, if they are not what was put there last. Titles keep their ids; one that
 * left the files stays, outside the top list. Any number of processes may do so at once.
 */
export async function installCatalogue(store: Store, folder: string, now: () => number): Promise<void> {
  const last = await createSettingsRepository(store.db).find(setting);
  const unread = await fingerprintOf(folder);
  if (unread && unread === last) return;
  const titles = await readCatalogue(folder);
  const fingerprint = unread ?? createHash('sha256').update(JSON.stringify(titles)).digest('base64url');
  if (fingerprint === last) return;
  await store.longTransaction(async (db) => {
    const settings = createSettingsRepository(db);
    if ((await settings.hold(setting)) === fingerprint) return;
    const time = now();
    for (const mediaType of Object.keys(mediaTypes) as MediaType[]) {
      const own = titles.filter((title) => title.mediaType === mediaType);
      await install(db, mediaType, own, time);
      await createTopListsRepository(db).renew(mediaType, fingerprint);
    }
    await settings.save(setting, fingerprint);
  });
}

async function install(
  db: Transaction<Schema>,
  mediaType: MediaType,
  titles: readonly CatalogueTitle[],
  now: number,
): Promise<void> {
  const repository = createTitlesRepository(db);
  await repository.save(titles.map((title) => rowOf(title, now)));
  const slugs = titles.map(({ slug }) => slug);
  const ids = await repository.idsOf(mediaType, slugs);
  const names = titles.flatMap(({ slug, names }) => {
    const title_id = ids.get(slug);
    return title_id ? searchNameRows(mediaType, title_id, names) : [];
  });
  await createTitleNamesRepository(db).replace([...new Set(names.map(({ title_id }) => title_id))], names);
  const kept = new Set(ids.values());
  await repository.unrank((await repository.rankedIds(mediaType)).filter((id) => !kept.has(id)));
}

function rowOf({ mediaType, slug, title, rank, item, card }: CatalogueTitle, now: number): TitleRow {
  return {
    title_id: uuidv7(now),
    media_type: mediaType,
    slug,
    title,
    rank,
    item: JSON.stringify(item),
    card: JSON.stringify(card),
    created_at: now,
    updated_at: now,
  };
}
