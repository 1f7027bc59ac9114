import { limits, type MediaType } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { uuidv7 } from '../../ids/uuidv7.ts';
import type { FoundTitle } from '../../providers/catalogue/FoundTitle.ts';
import { createSettingsRepository } from '../../repositories/createSettingsRepository.ts';
import { createTitlesRepository } from '../../repositories/createTitlesRepository.ts';
import { createTopListsRepository } from '../../repositories/createTopListsRepository.ts';
import { holdTurn } from './keepTitles.ts';
import { topListSetting } from './topListSetting.ts';

/** What became of a top list. */
export interface KeptTopList {
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
): Promise<KeptTopList> {
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
