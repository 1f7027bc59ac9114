import type { MediaType } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import { uuidv7 } from '../../../platform/crypto/uuidv7.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { FoundTitle } from '../../../providers/CatalogueProvider.ts';
import type { KnownTitles } from './KnownTitles.ts';
import { loadKnownTitles } from './loadKnownTitles.ts';
import { mergeTitle } from './merge/mergeTitle.ts';
import type { StoredTitle, TitleToSave } from './StoredTitle.ts';
import { createSlugs } from './slugs/createSlugs.ts';
import { sourceOf } from './TitleSource.ts';
import { knownYear, viewOf } from './viewOf.ts';

/**
 * The title that a found one is: by what its source calls it, then by an id that both have, then by a name and the year,
 * where exactly one has both. Never by a name alone. Of one source two are never the same title, nor are two of which an
 * id says otherwise.
 */
function sameTitle(known: KnownTitles, found: FoundTitle): StoredTitle | undefined {
  const told = known.told(found);
  if (told) return told;
  for (const [name, value] of Object.entries(found.ids)) {
    const title = known.withId(name, value);
    if (title && canBe(title, found)) return title;
  }
  if (found.year === null) return undefined;
  const [title, ...others] = [...known.named(found)].filter((named) => yearOf(named) === found.year);
  return title && others.length === 0 && canBe(title, found) ? title : undefined;
}

function canBe(title: StoredTitle, found: FoundTitle): boolean {
  if (title.sources.has(found.source)) return false;
  return Object.entries(found.ids).every(([name, value]) => (title.ids.get(name) ?? value) === value);
}

function yearOf({ merged, row, mediaType }: StoredTitle): number | null {
  if (merged) return merged.year;
  const item = JSON.parse(row?.item ?? '{}');
  return knownYear(viewOf(mediaType, item), item);
}

/** Finds out which titles found ones of one media type are, one after the other, and tells those of them; nothing is written. */
export async function placeTitles(
  db: Transaction<Schema>,
  mediaType: MediaType,
  found: readonly TitleToSave[],
  now: number,
): Promise<StoredTitle[]> {
  const known = await loadKnownTitles(db, mediaType, found);
  const slugFor = await createSlugs(
    db,
    mediaType,
    found.filter((title) => !known.told(title)),
  );
  const placed: StoredTitle[] = [];
  for (const title of found) {
    const kept = sameTitle(known, title) ?? newTitle(mediaType, await slugFor(title), now);
    tell(known, kept, title, now);
    placed.push(kept);
  }
  return placed;
}

function newTitle(mediaType: MediaType, slug: string, now: number): StoredTitle {
  return {
    ...{ titleId: uuidv7(now), mediaType, slug, row: undefined, merged: undefined },
    ...{ sources: new Map(), newSources: new Set(), ids: new Map(), newIds: new Set() },
  };
}

function tell(known: KnownTitles, kept: StoredTitle, found: TitleToSave, now: number): void {
  for (const [name, value] of Object.entries(found.ids)) {
    // One that another title has stays with it.
    if (value === '' || kept.ids.has(name) || known.withId(name, value)) continue;
    kept.ids.set(name, value);
    kept.newIds.add(name);
  }
  const before = kept.sources.get(found.source);
  // What a list says is part of what its source said before; and an answer may come late.
  const isLess = before && ((before.isWhole && !found.isWhole) || before.fetchedAt > now);
  if (!isLess) {
    kept.sources.set(found.source, sourceOf(found, now));
    kept.newSources.add(found.source);
  }
  if (!isLess || kept.newIds.size > 0)
    kept.merged = mergeTitle(kept.mediaType, [...kept.sources.values()], kept.ids);
  known.put(kept);
}
