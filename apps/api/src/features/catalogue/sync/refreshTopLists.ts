import type { MediaType } from '@gildshelf/api-client/contract';
import { type Refreshing, refreshTopList } from '../../titles/top-lists/refreshTopList.ts';

const day = 24 * 60 * 60 * 1000;

/** Fetches the top lists anew that nobody has fetched for a day; one after the other, for nobody waits. */
export async function refreshTopLists(refreshing: Refreshing, types: readonly MediaType[]): Promise<void> {
  for (const type of types) await refreshTopList(refreshing, type, day);
}
