import type { MediaType } from '@gildshelf/api-client/contract';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import { withTimeout } from '../../../platform/jobs.ts';
import type { TitlesContext } from '../TitlesContext.ts';

const minute = 60_000;
const pauseMs = 10 * minute;
const leaseMs = 2 * minute;
/** Maximum time that a response waits for a list; the fetch continues in the background. */
const timeoutMs = 1_500;

/** Dependencies of a refresh. */
type TopListRefreshContext = Pick<TitlesContext, 'topLists' | 'topListSource' | 'clock' | 'log'>;

/**
 * Fetches a top list if the last attempt of all server instances was at least `ageMs` ago; does nothing without a source. A failure is
 * logged, and the stored list stays.
 */
export async function refreshTopList(context: TopListRefreshContext, type: MediaType, ageMs = pauseMs) {
  const { topLists, topListSource, clock } = context;
  if (!topListSource) return {};
  const now = clock();
  if (!(await topLists.claim(type, now, now + leaseMs, now - ageMs))) return {};
  await withTimeout(fetchList(context, type, now), timeoutMs, undefined);
  return {};
}

async function fetchList(
  { topLists, topListSource, log }: TopListRefreshContext,
  type: MediaType,
  now: number,
) {
  try {
    await topListSource?.refresh(type);
    await topLists.finish(type, uuidv7(now), now);
  } catch (error) {
    log.warn({ event: 'top-list-not-refreshed', mediaType: type, error: String(error) });
    await topLists.postpone(type, now + pauseMs).catch(() => {});
  }
}

const day = 24 * 60 * 60 * 1000;

/** Refreshes the top lists that were last fetched more than a day ago; sequentially, because no request waits for them. */
export async function refreshTopLists(
  context: TopListRefreshContext,
  types: readonly MediaType[],
): Promise<void> {
  for (const type of types) await refreshTopList(context, type, day);
}
