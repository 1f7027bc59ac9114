import { isFinished, type WebhookEvent } from '@gildshelf/api-client/contract';
import type { ChangeRecorder, ItemChange } from '../../config/ChangeRecorder.ts';
import type { Store } from '../../platform/db/Store.ts';
import { repositoriesOn } from '../repositories.ts';
import { maxPending, pendingDelivery } from './pendingDelivery.ts';
import { eventsOf } from './webhooks.ts';

/** Creates the functions by which the collection reports its changes. */
export function createChangeRecorder(store: Store, clock: () => number, wake: () => void): ChangeRecorder {
  return {
    // Without an enabled webhook, changes need not be recorded.
    isWatched: (userId) => repositoriesOn(store.db).webhooks.hasEnabled(userId),

    lock: async (db, userId) => {
      await repositoriesOn(db).webhooks.lockEnabled(userId);
    },

    async record(db, change) {
      const events = eventsOfChange(change);
      const { webhooks } = repositoriesOn(db);
      const { mediaType, after } = change;
      const title = await webhooks.findTitle(change.titleId);
      const data = { media_type: mediaType, title, status: after.status, rating: after.rating };
      for (const webhook of await webhooks.lockEnabled(change.userId))
        for (const [index, event] of eventsOf(webhook).entries()) {
          if (!events.includes(event)) continue;
          if (await webhooks.hasPending(webhook.user_id, webhook.webhook_id, maxPending)) continue;
          await webhooks.addDelivery(pendingDelivery(webhook, event, data, clock(), index));
        }
    },

    committed: wake,
  };
}

/** The events of a change: a title may be added, rated and completed at once. */
function eventsOfChange({ before, after }: Pick<ItemChange, 'before' | 'after'>): WebhookEvent[] {
  const happened: Readonly<Record<WebhookEvent, boolean>> = {
    added: before === undefined,
    rated: after.rating > 0 && after.rating !== before?.rating,
    completed: isFinished(after.status) && after.status !== before?.status,
  };
  return (Object.keys(happened) as WebhookEvent[]).filter((event) => happened[event]);
}
