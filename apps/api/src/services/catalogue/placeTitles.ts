import type { MediaType } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { uuidv7 } from '../../ids/uuidv7.ts';
import { createSlugs } from './createSlugs.ts';
import type { KeptTitle } from './KeptTitle.ts';
import type { KnownTitles } from './KnownTitles.ts';
import { loadKnownTitles } from './loadKnownTitles.ts';
import { mergeTitle } from './mergeTitle.ts';
import { sourceOf } from './readSource.ts';
import { sameTitle } from './sameTitle.ts';
import type { WishedTitle } from './WishedTitle.ts';

/** Finds out which titles found ones of one media type are, one after the other, and tells those of them; nothing is written. */
export async function placeTitles(
  db: Transaction<Schema>,
  mediaType: MediaType,
  found: readonly WishedTitle[],
  now: number,
): Promise<KeptTitle[]> {
  const known = await loadKnownTitles(db, mediaType, found);
  const slugFor = await createSlugs(
    db,
    mediaType,
    found.filter((title) => !known.told(title)),
  );
  const placed: KeptTitle[] = [];
  for (const title of found) {
    const kept = sameTitle(known, title) ?? newTitle(mediaType, await slugFor(title), now);
    tell(known, kept, title, now);
    placed.push(kept);
  }
  return placed;
}

function newTitle(mediaType: MediaType, slug: string, now: number): KeptTitle {
  return {
    ...{ titleId: uuidv7(now), mediaType, slug, row: undefined, merged: undefined },
    ...{ sources: new Map(), newSources: new Set(), ids: new Map(), newIds: new Set() },
  };
}

function tell(known: KnownTitles, kept: KeptTitle, found: WishedTitle, now: number): void {
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
