import type { MediaType } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { Store } from '../../../platform/db/Store.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import { knownYear, viewOf } from '../../../platform/titles/presentItem.ts';
import { searchVersionSetting } from '../../../platform/titles/searchVersion.ts';
import type { FoundTitle } from '../../../providers/CatalogueProvider.ts';
import { repositoriesOn } from '../../repositories.ts';
import { groupBy } from './groupBy.ts';
import { type KnownTitles, loadKnownTitles } from './knownTitles.ts';
import { mergeTitle } from './mergeTitle.ts';
import type { StoredTitle, TitleToSave } from './StoredTitle.ts';
import { createSlugs } from './slugs.ts';
import { sourceOf } from './titleSources.ts';
import { writeTitles } from './writeTitles.ts';

const batchSize = 500;

/**
 * Acquires the lock for saving titles, which is held until the transaction ends. Resolves to the version that this transaction gives
 * to titles whose names or ranks it changes.
 */
export async function lockTitles(db: Transaction<Schema>): Promise<number> {
  return Number(await repositoriesOn(db).settings.lock(searchVersionSetting)) + 1;
}

/** Saves found titles within the transaction of the caller; resolves to their ids, in the order of `found`. */
export async function saveTitles(
  db: Transaction<Schema>,
  found: readonly TitleToSave[],
  now: number,
): Promise<string[]> {
  if (found.length === 0) return [];
  const searchVersion = await lockTitles(db);
  const ids = new Map<TitleToSave, string>();
  const changed: string[] = [];
  for (const [mediaType, titlesOfType] of groupBy(found, ({ mediaType }) => mediaType)) {
    let isListChanged = false;
    for (let start = 0; start < titlesOfType.length; start += batchSize) {
      const batch = titlesOfType.slice(start, start + batchSize);
      const matched = await matchTitles(db, mediaType, batch, now);
      const changes = await writeTitles(db, [...new Set(matched)], now);
      isListChanged ||= changes.isListChanged;
      changed.push(...changes.changedIds);
      for (const [index, title] of batch.entries()) ids.set(title, matched[index]?.titleId ?? '');
    }
    if (isListChanged) await changeListVersion(db, mediaType, now);
  }
  await repositoriesOn(db).searchTitles.change(changed, searchVersion);
  return found.map((title) => ids.get(title) ?? '');
}

/** Makes all server instances reload the top list of a media type. */
export function changeListVersion(db: Transaction<Schema>, mediaType: MediaType, now: number) {
  return repositoriesOn(db).topLists.setVersion(mediaType, uuidv7(now));
}

/**
 * The stored title that a found one matches: by its id at the source, as a known built-in title, then by a shared id in another catalogue, then by name and year if
 * exactly one title has both. Never by name alone. Two titles of the same source never match, nor do titles with conflicting ids.
 */
function findMatch(known: KnownTitles, found: TitleToSave): StoredTitle | undefined {
  const titleOfSource = known.findBySource(found);
  if (titleOfSource) return titleOfSource;
  const builtIn =
    found.builtInSlug && known.findBySource({ source: 'built-in', sourceId: found.builtInSlug });
  if (builtIn && isCompatible(builtIn, found)) return builtIn;
  for (const [name, value] of Object.entries(found.ids)) {
    const title = known.findByOtherId(name, value);
    if (title && (known.isMergedId(name, value) || isCompatible(title, found))) return title;
  }
  if (found.year === null) return undefined;
  const [title, ...others] = [...known.findByNames(found)].filter(
    (candidate) => yearOf(candidate) === found.year,
  );
  return title && others.length === 0 && isCompatible(title, found) ? title : undefined;
}

function isCompatible(title: StoredTitle, found: TitleToSave): boolean {
  const sameSource = title.sources.get(found.source);
  if (sameSource && !found.replacedIds?.has(sameSource.sourceId)) return false;
  return Object.entries(found.ids).every(([name, value]) => (title.ids.get(name) ?? value) === value);
}

function yearOf({ merged, row, mediaType }: StoredTitle): number | null {
  if (merged) return merged.year;
  const item = JSON.parse(row?.item ?? '{}');
  return knownYear(viewOf(mediaType, item), item);
}

/** Matches found titles of one media type one after the other, creates new titles, and merges the found data; writes nothing. */
async function matchTitles(
  db: Transaction<Schema>,
  mediaType: MediaType,
  found: readonly TitleToSave[],
  now: number,
): Promise<StoredTitle[]> {
  const known = await loadKnownTitles(db, mediaType, found);
  const slugFor = await createSlugs(
    db,
    mediaType,
    found.filter((title) => !known.findBySource(title)),
  );
  const matched: StoredTitle[] = [];
  for (const title of found) {
    const stored = findMatch(known, title) ?? newTitle(mediaType, await slugFor(title), now);
    mergeFoundTitle(known, stored, title, now);
    matched.push(stored);
  }
  return matched;
}

function newTitle(mediaType: MediaType, slug: string, now: number): StoredTitle {
  return {
    ...{ titleId: uuidv7(now), mediaType, slug, row: undefined, merged: undefined },
    ...{ sources: new Map(), newSources: new Set(), ids: new Map(), newIds: new Set() },
  };
}

/** Adds the ids that neither the title nor another one has. */
export function addNewIds(known: KnownTitles, stored: StoredTitle, ids: FoundTitle['ids']): void {
  for (const [name, value] of Object.entries(ids)) {
    // An id that belongs to another title stays with that title.
    if (value === '' || stored.ids.has(name) || known.findByOtherId(name, value)) continue;
    stored.ids.set(name, value);
    stored.newIds.add(name);
  }
}

function mergeFoundTitle(known: KnownTitles, stored: StoredTitle, found: TitleToSave, now: number): void {
  addNewIds(known, stored, found.ids);
  const previous = stored.sources.get(found.source);
  // Partial data does not replace the details of its source, a late response does not replace newer data, and the data of a title that
  // was merged does not replace that of the same source about the title which remained.
  const isOutdated =
    previous &&
    ((previous.isWhole && !found.isWhole) ||
      previous.fetchedAt > now ||
      (previous.sourceId !== found.sourceId && !found.replacedIds?.has(previous.sourceId)));
  if (!isOutdated) {
    stored.sources.set(found.source, sourceOf(found, now));
    stored.newSources.add(found.source);
  }
  if (!isOutdated || stored.newIds.size > 0)
    stored.merged = mergeTitle(stored.mediaType, [...stored.sources.values()], stored.ids);
  known.put(stored);
}

/**
 * Saves titles of a source in one transaction; safe to run in several processes concurrently. New titles get a permanent id and slug.
 * Resolves to the title ids, in the order of `found`.
 */
export function saveFoundTitles(
  store: Pick<Store, 'longTransaction'>,
  found: readonly FoundTitle[],
  now: number,
): Promise<readonly string[]> {
  return store.longTransaction((db) => saveTitles(db, found, now));
}
