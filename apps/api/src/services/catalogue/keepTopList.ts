import type { MediaType } from '@gildshelf/api-client/contract';
import type { Store } from '../../database/Store.ts';
import { uuidv7 } from '../../ids/uuidv7.ts';
import type { FoundTitle } from '../../providers/catalogue/FoundTitle.ts';
import { createSettingsRepository } from '../../repositories/createSettingsRepository.ts';
import { createTitlesRepository } from '../../repositories/createTitlesRepository.ts';
import { createTopListsRepository } from '../../repositories/createTopListsRepository.ts';
import { keepTitles } from './keepTitles.ts';
import { topListSetting } from './topListSetting.ts';

/** What became of a top list. */
export interface KeptTopList {
  /** False: it was less than half as long as the list that is kept, and that one stays as it was. */
  readonly isKept: boolean;
  /** How many titles the list had, and how many the one before it. */
  readonly length: number;
  readonly lengthBefore: number;
}

/**
 * Keeps the titles of a source's top list and their places in it, in one transaction; whatever else had a place has none
 * any more. All copies of the server read the list anew where anything of it has changed.
 */
export function keepTopList(
  store: Pick<Store, 'longTransaction'>,
  mediaType: MediaType,
  source: FoundTitle['source'],
  found: readonly FoundTitle[],
  now: number,
): Promise<KeptTopList> {
  const sorted = [...found].sort((a, b) => placeOf(a) - placeOf(b));
  return store.longTransaction(async (db) => {
    const ids = new Set(await keepTitles(db, sorted, now));
    const titles = createTitlesRepository(db);
    const before = await titles.ranks(mediaType);
    const lengths = { length: ids.size, lengthBefore: before.size };
    if (ids.size * 2 < before.size) return { isKept: false, ...lengths };
    const ranks = new Map([...ids].map((titleId, place) => [titleId, place + 1]));
    const moved = [...ranks].filter(([titleId, rank]) => before.get(titleId) !== rank);
    const left = [...before.keys()].filter((titleId) => !ranks.has(titleId));
    await titles.unrank(left);
    await titles.rank(new Map(moved));
    if (moved.length + left.length > 0) await createTopListsRepository(db).renew(mediaType, uuidv7(now));
    await createSettingsRepository(db).save(topListSetting(mediaType), source);
    return { isKept: true, ...lengths };
  });
}

function placeOf({ rank }: FoundTitle): number {
  return rank ?? Number.MAX_SAFE_INTEGER;
}
