import type { MediaType } from '@gildshelf/api-client/contract';
import { withTimeout } from '../../../platform/async/withTimeout.ts';
import { uuidv7 } from '../../../platform/crypto/uuidv7.ts';
import type { Media } from '../Media.ts';

const minute = 60_000;
const pauseMs = 10 * minute;
const leaseMs = 2 * minute;
/** How long an answer waits for a list; it is fetched to its end all the same. */
const patienceMs = 1_500;

/** What fetching a top list needs. */
export type Refreshing = Pick<Media, 'topLists' | 'topListSource' | 'clock' | 'log'>;

/**
 * Fetches a top list anew if the last try is so many milliseconds ago, over all copies of the server; without a source
 * nothing happens. A list that cannot be fetched is logged, and the one that is kept stays.
 */
export async function refreshTopList(media: Refreshing, type: MediaType, ageMs = pauseMs) {
  const { topLists, topListSource, clock } = media;
  if (!topListSource) return {};
  const now = clock();
  if (!(await topLists.claim(type, now, now + leaseMs, now - ageMs))) return {};
  await withTimeout(fetchList(media, type, now), patienceMs, undefined);
  return {};
}

async function fetchList({ topLists, topListSource, log }: Refreshing, type: MediaType, now: number) {
  try {
    await topListSource?.refresh(type);
    await topLists.finish(type, uuidv7(now), now);
  } catch (error) {
    log.warn({ event: 'top-list-not-refreshed', mediaType: type, error: String(error) });
    await topLists.rest(type, now + pauseMs).catch(() => {});
  }
}
