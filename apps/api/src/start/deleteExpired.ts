import { setImmediate } from 'node:timers/promises';
import { sessionIdleTimeout } from '../features/accounts/repositories/createSessionsRepository.ts';
import { deleteRemovedTitles } from '../features/history/deleteRemovedTitles.ts';
import { deleteOldEdits } from '../features/history/edits/deleteOldEdits.ts';
import { deleteOldImports } from '../features/imports/deleteImports.ts';
import { repositoriesOn } from '../features/repositories.ts';
import type { Store } from '../platform/db/Store.ts';
import type { Mailer } from '../platform/mail/mailers.ts';

const month = 30 * 24 * 60 * 60 * 1000;
/** The number of rows per statement, which blocks the event loop on SQLite. */
const batchSize = 250;

/** Deletes up to `limit` rows; resolves to their number. */
type Removal = (limit: number) => Promise<number>;

/** Deletes expired rows in batches: rate limits, challenges and sessions at once; access tokens, links, mails, deliveries of webhooks, unverified accounts, the history of removed titles, edits after 30 days; imports after 90 days, or one day if they were not applied. */
export async function deleteExpired(
  store: Store,
  now: number,
  mailer?: Pick<Mailer, 'deleteOlderThan'>,
): Promise<void> {
  const {
    rateLimits,
    usedChallenges,
    sessions,
    accessTokens,
    linkTokens,
    outbox,
    loginKeys,
    users,
    webhooks,
  } = repositoriesOn(store.db);
  const removals: readonly Removal[] = [
    (limit) => rateLimits.removeExpired(now + 1, limit),
    (limit) => usedChallenges.removeExpired(now + 1, limit),
    (limit) => sessions.removeExpired(now + 1, limit),
    (limit) => sessions.removeUnseen(now - sessionIdleTimeout, limit),
    (limit) => accessTokens.removeExpired(now - month, limit),
    (limit) => linkTokens.removeExpired(now - month, limit),
    (limit) => outbox.removeOld(now - month, limit),
    (limit) => webhooks.removeOld(now - month, limit),
    (limit) => loginKeys.removeExpired(now - month, limit),
    (limit) => users.removeUnverified(now - month, limit),
  ];
  for (const remove of removals) await deleteInBatches(remove);
  await deleteRemovedTitles(store, now);
  await deleteOldEdits(store, now);
  await deleteOldImports(store, now);
  await mailer?.deleteOlderThan?.(now - month);
}

/** Requests are served between two batches. */
async function deleteInBatches(remove: Removal): Promise<void> {
  while ((await remove(batchSize)) === batchSize) await setImmediate();
}
