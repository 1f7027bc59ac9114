import { createHash } from 'node:crypto';
import { type MediaType, mediaTypes } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import { createSettingsRepository } from '../../../platform/db/createSettingsRepository.ts';
import type { Store } from '../../../platform/db/Store.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { createTitlesRepository } from '../../titles/createTitlesRepository.ts';
import { createTopListsRepository } from '../../titles/top-lists/createTopListsRepository.ts';
import { topListSetting } from '../titles/rankTitles.ts';
import type { TitleToSave } from '../titles/StoredTitle.ts';
import { saveTitles } from '../titles/saveTitles.ts';
import { readFingerprint } from './fingerprint.ts';
import { type CatalogueTitle, readCatalogue } from './readCatalogue.ts';

/** Under another name than before sources were kept: what was installed then is installed once more, with its source. */
const setting = 'built-in-catalogue';

/**
 * Puts the built-in titles into the database, if they are not what was put there last. Titles keep their ids; one that
 * left the files stays, outside the top list. Any number of processes may do so at once.
 */
export async function installCatalogue(store: Store, folder: string, now: () => number): Promise<void> {
  const last = await createSettingsRepository(store.db).find(setting);
  const unread = await readFingerprint(folder);
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
  const ids = await saveTitles(db, titles.map(toldOf), now);
  const owner = await createSettingsRepository(db).find(topListSetting(mediaType));
  if (owner !== undefined) return;
  const repository = createTitlesRepository(db);
  const before = await repository.ranks(mediaType);
  const places = titles.map(({ rank }, place) => [ids[place] ?? '', rank] as const);
  await repository.rank(new Map(places.filter(([id, rank]) => before.get(id) !== rank)));
  const kept = new Set(ids);
  await repository.unrank([...before.keys()].filter((id) => !kept.has(id)));
}

/** The built-in catalogue is one of the sources: what it says is kept beside what others say. */
function toldOf({ mediaType, slug, names, year, item }: CatalogueTitle): TitleToSave {
  const ids = (item.facts as { readonly ids?: Readonly<Record<string, string>> } | undefined)?.ids ?? {};
  return {
    mediaType,
    source: 'built-in',
    sourceId: slug,
    slug,
    ids,
    names,
    year,
    item,
    pictures: [],
    isWhole: true,
  };
}
