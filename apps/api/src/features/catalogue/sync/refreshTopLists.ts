import type { MediaType } from '@gildshelf/api-client/contract';
import { refreshTopList, type TopListRefreshContext } from '../../titles/top-lists/refreshTopList.ts';

const day = 24 * 60 * 60 * 1000;

/** Refreshes the top lists that were last fetched more than a day ago; sequentially, because no request waits for them. */
export async function refreshTopLists(
  context: TopListRefreshContext,
  types: readonly MediaType[],
): Promise<void> {
  for (const type of types) await refreshTopList(context, type, day);
}
