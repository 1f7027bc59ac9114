import { type Kysely, sql } from 'kysely';
import { deleteBatch } from '../../platform/db/batches.ts';
import type { WebhookDeliveryRow, WebhookRow } from '../../platform/db/rows/deliveryRows.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** The webhooks of users, and the queue and log of their deliveries. */
export function createWebhooksRepository(db: Kysely<Schema>) {
  const ofHook = (userId: string, webhookId: string) =>
    db.selectFrom('webhook_deliveries').where('user_id', '=', userId).where('webhook_id', '=', webhookId);
  const update = (userId: string, webhookId: string, change: Partial<WebhookRow>) =>
    db
      .updateTable('webhooks')
      .set(change)
      .where('user_id', '=', userId)
      .where('webhook_id', '=', webhookId)
      .returningAll()
      .executeTakeFirst();

  return {
    add: (webhook: WebhookRow) => db.insertInto('webhooks').values(webhook).execute(),

    /** The newest first. */
    list: (userId: string) =>
      db
        .selectFrom('webhooks')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('webhook_id', 'desc')
        .execute(),

    find: (userId: string, webhookId: string) =>
      db
        .selectFrom('webhooks')
        .selectAll()
        .where('user_id', '=', userId)
        .where('webhook_id', '=', webhookId)
        .executeTakeFirst(),

    hasEnabled: async (userId: string): Promise<boolean> => {
      const webhook = await db
        .selectFrom('webhooks')
        .select('webhook_id')
        .where('user_id', '=', userId)
        .where('disabled_at', 'is', null)
        .limit(1)
        .executeTakeFirst();
      return webhook !== undefined;
    },

    /** Locks the enabled webhooks of a user until the transaction ends and returns them, so that the user's changes are recorded in order. */
    lockEnabled: (userId: string) =>
      db
        .updateTable('webhooks')
        .set(({ ref }) => ({ failures: ref('failures') }))
        .where('user_id', '=', userId)
        .where('disabled_at', 'is', null)
        .returningAll()
        .execute(),

    /** Locks a webhook until the transaction ends and returns it. */
    lock: (userId: string, webhookId: string) =>
      db
        .updateTable('webhooks')
        .set(({ ref }) => ({ failures: ref('failures') }))
        .where('user_id', '=', userId)
        .where('webhook_id', '=', webhookId)
        .returningAll()
        .executeTakeFirst(),

    update,

    remove: (userId: string, webhookId: string) =>
      db.deleteFrom('webhooks').where('user_id', '=', userId).where('webhook_id', '=', webhookId).execute(),

    /** Whether a delivery is due. A read, so that polling does not lock the database. */
    hasDue: async (now: number): Promise<boolean> => (await dueIds(db, now).executeTakeFirst()) !== undefined,

    /** Claims the webhook whose delivery has been due for the longest time; no other server can claim it until `leaseUntil`. */
    claim: (now: number, leaseUntil: number) =>
      db
        .updateTable('webhooks')
        .set({ next_attempt_at: leaseUntil })
        .where('webhook_id', '=', dueIds(db, now))
        // Repeated outside the subquery: a statement that waited for another server's claim must not claim the same row.
        .where('next_attempt_at', '<=', now)
        .where('disabled_at', 'is', null)
        .returningAll()
        .executeTakeFirst(),

    /** A title as deliveries describe it. */
    findTitle: (titleId: string) =>
      db
        .selectFrom('titles')
        .select(['title_id as id', 'slug', 'title'])
        .where('title_id', '=', titleId)
        .executeTakeFirst(),

    addDelivery: (delivery: WebhookDeliveryRow) =>
      db.insertInto('webhook_deliveries').values(delivery).execute(),

    /** Whether at least `count` deliveries of a webhook are pending. */
    hasPending: async (userId: string, webhookId: string, count: number): Promise<boolean> => {
      const last = await ofHook(userId, webhookId)
        .select('delivery_id')
        .where('finished_at', 'is', null)
        .limit(1)
        .offset(count - 1)
        .executeTakeFirst();
      return last !== undefined;
    },

    /** The oldest pending delivery of a webhook. */
    nextDelivery: (userId: string, webhookId: string) =>
      ofHook(userId, webhookId)
        .selectAll()
        .where('finished_at', 'is', null)
        .orderBy('delivery_id')
        .limit(1)
        .executeTakeFirst(),

    updateDelivery: (
      { user_id, webhook_id, delivery_id }: WebhookDeliveryRow,
      change: Partial<WebhookDeliveryRow>,
    ) =>
      db
        .updateTable('webhook_deliveries')
        .set(change)
        .where('user_id', '=', user_id)
        .where('webhook_id', '=', webhook_id)
        .where('delivery_id', '=', delivery_id)
        .execute(),

    /** Ends all pending deliveries of a webhook as failed. */
    failPending: (userId: string, webhookId: string, now: number, error: string) =>
      db
        .updateTable('webhook_deliveries')
        .set({ finished_at: now, outcome: 'failed', error })
        .where('user_id', '=', userId)
        .where('webhook_id', '=', webhookId)
        .where('finished_at', 'is', null)
        .execute(),

    /** The log of a webhook, the newest first. */
    listDeliveries: (userId: string, webhookId: string, limit: number) =>
      ofHook(userId, webhookId).selectAll().orderBy('delivery_id', 'desc').limit(limit).execute(),

    /** Deletes the finished deliveries of a webhook except the newest `count` ones. */
    trimLog: (userId: string, webhookId: string, count: number) =>
      db
        .deleteFrom('webhook_deliveries')
        .where('user_id', '=', userId)
        .where('webhook_id', '=', webhookId)
        .where('finished_at', 'is not', null)
        .where(
          'delivery_id',
          'in',
          ofHook(userId, webhookId)
            .select('delivery_id')
            .where('finished_at', 'is not', null)
            .orderBy('delivery_id', 'desc')
            .limit(1_000_000)
            .offset(count),
        )
        .execute(),

    /** Deletes up to `limit` deliveries created before a time; resolves to their number. */
    removeOld: (before: number, limit: number) =>
      deleteBatch(
        db,
        {
          ...({
            table: 'webhook_deliveries',
            key: ['user_id', 'webhook_id', 'delivery_id'],
            column: 'created_at',
          } as const),
          before,
        },
        limit,
      ),
  };
}

/** The id of the enabled webhook with a pending delivery that has waited for its next attempt for the longest time. */
const dueIds = (db: Kysely<Schema>, now: number) =>
  db
    .selectFrom('webhooks')
    .select('webhooks.webhook_id')
    .where('disabled_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('webhook_deliveries')
          .select(sql`1`.as('one'))
          .whereRef('webhook_deliveries.user_id', '=', 'webhooks.user_id')
          .whereRef('webhook_deliveries.webhook_id', '=', 'webhooks.webhook_id')
          .where('finished_at', 'is', null),
      ),
    )
    .orderBy('next_attempt_at')
    .limit(1);
