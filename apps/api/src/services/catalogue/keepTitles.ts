import type { MediaType } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { uuidv7 } from '../../ids/uuidv7.ts';
import { createSettingsRepository } from '../../repositories/createSettingsRepository.ts';
import { createTopListsRepository } from '../../repositories/createTopListsRepository.ts';
import { groupsOf } from './groupsOf.ts';
import { placeTitles } from './placeTitles.ts';
import type { WishedTitle } from './WishedTitle.ts';
import { writeTitles } from './writeTitles.ts';

const atOnce = 500;
/** Whoever keeps titles holds this row: two that find the same new title at once would both make one. */
const turn = 'keeping-titles';

/** Waits until nobody else keeps titles; nobody does until the transaction ends. */
export function holdTurn(db: Transaction<Schema>): Promise<unknown> {
  return createSettingsRepository(db).hold(turn);
}

/** Keeps found titles within a transaction of others' making; gives their ids, in the order given. */
export async function keepTitles(
  db: Transaction<Schema>,
  found: readonly WishedTitle[],
  now: number,
): Promise<string[]> {
  if (found.length === 0) return [];
  await holdTurn(db);
  const ids = new Map<WishedTitle, string>();
  for (const [mediaType, own] of groupsOf(found, ({ mediaType }) => mediaType)) {
    let isListChanged = false;
    for (let start = 0; start < own.length; start += atOnce) {
      const some = own.slice(start, start + atOnce);
      const placed = await placeTitles(db, mediaType, some, now);
      const isListed = await writeTitles(db, [...new Set(placed)], now);
      isListChanged ||= isListed;
      for (const [place, title] of some.entries()) ids.set(title, placed[place]?.titleId ?? '');
    }
    if (isListChanged) await renew(db, mediaType, now);
  }
  return found.map((title) => ids.get(title) ?? '');
}

function renew(db: Transaction<Schema>, mediaType: MediaType, now: number) {
  return createTopListsRepository(db).renew(mediaType, uuidv7(now));
}
