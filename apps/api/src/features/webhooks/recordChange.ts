import { isFinished, type MediaType, type WebhookEvent } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { Store } from '../../platform/db/Store.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { repositoriesOn } from '../repositories.ts';
import { maxPending, pendingDelivery } from './pendingDelivery.ts';
import { eventsOf } from './webhooks.ts';

/** The status and rating of a title in a collection; a rating of 0 is none. */
interface Tracking {
  readonly status: string;
  readonly rating: number;
}

/** A saved change of one title of a user's collection. */
export interface ItemChange {
  readonly userId: string;
  readonly mediaType: MediaType;
  readonly titleId: string;
  /** Undefined if the title was not tracked before. */
  readonly before: Tracking | undefined;
  readonly after: Tracking;
}

/** Creates the functions by which the collection reports its changes. */
export function createChangeRecorder(store: Store, clock: () => number, wake: () => void) {
  return {
    /** Whether a user has an enabled webhook; if not, changes need not be recorded. */
    isWatched: (userId: string) => repositoriesOn(store.db).webhooks.hasEnabled(userId),

    /** Serialises the changes of a user until the transaction ends, so that each compares with the one before. */
    lock: async (db: Transaction<Schema>, userId: string) => {
      await repositoriesOn(db).webhooks.lockEnabled(userId);
    },

    /** Adds the deliveries of a change in its transaction. */
    async record(db: Transaction<Schema>, change: ItemChange): Promise<void> {
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

    /** Called after the transaction. */
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
