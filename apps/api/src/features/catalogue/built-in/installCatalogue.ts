import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MediaType, mediaTypeNames } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { Store } from '../../../platform/db/Store.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { repositoriesOn } from '../../repositories.ts';
import { changeRanks, topListSetting } from '../titles/rankTitles.ts';
import type { TitleToSave } from '../titles/StoredTitle.ts';
import { saveTitles } from '../titles/saveTitles.ts';
import { type CatalogueTitle, readCatalogue } from './readCatalogue.ts';

/** Renamed when sources were introduced, so that an older installation is installed once more, with its source. */
const setting = 'built-in-catalogue';

/**
 * Stores the built-in titles in the database if they differ from those stored last. Titles keep their ids; one that was removed from
 * the files stays, without a rank. Safe to run in several processes concurrently.
 */
export async function installCatalogue(store: Store, folder: string, now: () => number): Promise<void> {
  const storedFingerprint = await repositoriesOn(store.db).settings.find(setting);
  const filesFingerprint = await readFingerprint(folder);
  if (filesFingerprint && filesFingerprint === storedFingerprint) return;
  const titles = await readCatalogue(folder);
  const fingerprint =
    filesFingerprint ?? createHash('sha256').update(JSON.stringify(titles)).digest('base64url');
  if (fingerprint === storedFingerprint) return;
  await store.longTransaction(async (db) => {
    const { settings, topLists } = repositoriesOn(db);
    if ((await settings.lock(setting)) === fingerprint) return;
    const installedAt = now();
    for (const mediaType of mediaTypeNames) {
      const titlesOfType = titles.filter((title) => title.mediaType === mediaType);
      await install(db, mediaType, titlesOfType, installedAt);
      await topLists.setVersion(mediaType, fingerprint);
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
  const ids = await saveTitles(db, titles.map(titleToSave), now);
  const listSource = await repositoriesOn(db).settings.find(topListSetting(mediaType));
  if (listSource !== undefined) return;
  await changeRanks(db, mediaType, new Map(titles.map(({ rank }, index) => [ids[index] ?? '', rank])));
}

/** The data of the built-in catalogue is stored as one source beside the others. */
function titleToSave({ mediaType, slug, names, year, item }: CatalogueTitle): TitleToSave {
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

/** The folder with all code of a built server; undefined when running from source. */
const builtCode = import.meta.filename.endsWith('.js') ? import.meta.dirname : undefined;

/**
 * Hashes the files of a folder and the code that reads them, without parsing the titles. Undefined when running from source, where
 * that code is spread over several folders.
 */
export async function readFingerprint(folder: string, code = builtCode): Promise<string | undefined> {
  if (!code) return undefined;
  const files = [...(await filesIn(folder)), ...(await filesIn(code))];
  const hash = createHash('sha256');
  for (const bytes of await Promise.all(files.map((file) => readFile(file)))) hash.update(bytes);
  return hash.digest('base64url');
}

async function filesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).sort().map((name) => join(folder, name));
}
