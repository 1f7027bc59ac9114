import { limits, type MediaType } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import { uuidv7 } from '../../../platform/crypto/uuidv7.ts';
import { createSettingsRepository } from '../../../platform/db/createSettingsRepository.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { FoundTitle } from '../../../providers/CatalogueProvider.ts';
import { createTitlesRepository } from '../../titles/createTitlesRepository.ts';
import { createTopListsRepository } from '../../titles/top-lists/createTopListsRepository.ts';
import { holdTurn } from './saveTitles.ts';

/** The setting that says whose top list is kept; without it, it is the built-in catalogue's. */
export function topListSetting(mediaType: MediaType): string {
  return `top-list-of:${mediaType}`;
}

/** What became of a top list. */
export interface SavedTopList {
  /** False: it was less than half as long as the list that is kept, and that one stays as it was. */
  readonly isKept: boolean;
  /** How many titles the list has, and how many the one before it had. */
  readonly length: number;
  readonly lengthBefore: number;
}

/** Gives places to the first hundred of these titles and takes them from all others; says so to all copies of the server. */
export async function rankTitles(
  db: Transaction<Schema>,
  mediaType: MediaType,
  source: FoundTitle['source'],
  titleIds: readonly string[],
  now: number,
): Promise<SavedTopList> {
  await holdTurn(db);
  const titles = createTitlesRepository(db);
  const before = await titles.ranks(mediaType);
  const ids = [...new Set(titleIds)].slice(0, limits.topListSize);
  const lengths = { length: ids.length, lengthBefore: before.size };
  if (ids.length * 2 < before.size) return { isKept: false, ...lengths };
  const ranks = new Map(ids.map((titleId, place) => [titleId, place + 1]));
  const moved = [...ranks].filter(([titleId, rank]) => before.get(titleId) !== rank);
  const left = [...before.keys()].filter((titleId) => !ranks.has(titleId));
  await titles.unrank(left);
  await titles.rank(new Map(moved));
  if (moved.length + left.length > 0) await createTopListsRepository(db).renew(mediaType, uuidv7(now));
  await createSettingsRepository(db).save(topListSetting(mediaType), source);
  return { isKept: true, ...lengths };
}
