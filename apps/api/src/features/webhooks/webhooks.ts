import { randomBytes } from 'node:crypto';
import {
  type NewWebhook,
  ownMessages,
  serverLimits,
  type WebhookEvent,
  webhookEvents,
} from '@gildshelf/api-client/contract';
import type { ServerContext } from '../../config/ServerContext.ts';
import type { WebhookDeliveryRow, WebhookRow } from '../../platform/db/rows/deliveryRows.ts';
import { isUuid, uuidv7 } from '../../platform/db/uuid.ts';
import type { SignedInUser } from '../../platform/http/endpoint/policies.ts';
import { Conflict, InvalidInput, NotFound, Unauthenticated } from '../../platform/http/errors.ts';
import type { TextCipher } from '../../platform/textCipher.ts';
import { repositoriesOn } from '../repositories.ts';
import { maxPending, pendingDelivery } from './pendingDelivery.ts';
import { hostOf, isIpLiteral, isPublicAddress } from './publicAddresses.ts';

const texts = ownMessages.webhooks;
const secretBytes = 32;

/** The dependencies of the services of webhooks. */
export interface WebhooksContext extends Pick<ServerContext, 'store' | 'clock' | 'config'> {
  /** Encrypts the secrets in the database. */
  readonly cipher: TextCipher;
  /** Called after each commit that added a delivery. */
  readonly wake: () => void;
}

/** The purpose of the key that encrypts secrets of webhooks. */
export const cipherPurpose = 'secrets of webhooks';

/** The caller's webhooks without their secrets, the newest first. */
export async function listWebhooks({ store }: WebhooksContext, { userId }: SignedInUser) {
  return (await repositoriesOn(store.db).webhooks.list(userId)).map(presentWebhook);
}

/** Creates a webhook for the caller and returns it with its secret. */
export async function createWebhook(
  { store, clock, config, cipher }: WebhooksContext,
  { userId }: SignedInUser,
  { url, events }: NewWebhook,
) {
  if (!config.allowAnyWebhookTarget) requirePublicUrl(new URL(url));
  const now = clock();
  const webhookId = uuidv7(now);
  const secret = `whsec_${randomBytes(secretBytes).toString('base64')}`;
  const row: WebhookRow = {
    user_id: userId,
    webhook_id: webhookId,
    url,
    events: events.join(' '),
    secret: cipher.encrypt(secret, webhookId),
    created_at: now,
    failures: 0,
    next_attempt_at: now,
    disabled_at: null,
  };
  await store.db.transaction().execute(async (db) => {
    const { users, webhooks } = repositoriesOn(db);
    // Locked first, so that concurrent calls do not exceed the maximum.
    if (!(await users.lock(userId))) throw new Unauthenticated();
    if ((await webhooks.list(userId)).length >= serverLimits.webhooks) throw new Conflict(texts.tooMany);
    await webhooks.add(row);
  });
  return { ...presentWebhook(row), secret };
}

/** Rejects what no delivery would accept; the address of a host name is checked at each delivery, because it may change. */
function requirePublicUrl(url: URL): void {
  if (url.protocol !== 'https:') throw new InvalidInput(texts.invalidUrl);
  const host = hostOf(url);
  const isLocal = isIpLiteral(url) ? !isPublicAddress(host) : /(?:^|\.)localhost\.?$/.test(host);
  if (isLocal) throw new InvalidInput(texts.notPublic);
}

/** Deletes one of the caller's webhooks; idempotent, and the same for webhooks of other users. */
export async function deleteWebhook({ store }: WebhooksContext, { userId }: SignedInUser, webhookId: string) {
  if (isUuid(webhookId)) await repositoriesOn(store.db).webhooks.remove(userId, webhookId);
  return { message: texts.deleted };
}

/** Enables one of the caller's webhooks, with no failures. */
export async function enableWebhook(
  { store, clock }: WebhooksContext,
  { userId }: SignedInUser,
  webhookId: string,
) {
  const { webhooks } = repositoriesOn(store.db);
  const change = { failures: 0, disabled_at: null, next_attempt_at: clock() };
  if (!isUuid(webhookId) || !(await webhooks.update(userId, webhookId, change)))
    throw new NotFound(texts.unknown);
  return { message: texts.enabled };
}

/** Queues a test event for one of the caller's webhooks. */
export async function sendTestEvent(
  { store, clock, wake }: WebhooksContext,
  { userId }: SignedInUser,
  webhookId: string,
) {
  await store.db.transaction().execute(async (db) => {
    const { webhooks } = repositoriesOn(db);
    const webhook = isUuid(webhookId) ? await webhooks.lock(userId, webhookId) : undefined;
    if (!webhook) throw new NotFound(texts.unknown);
    if (webhook.disabled_at !== null) throw new Conflict(texts.disabled);
    if (await webhooks.hasPending(userId, webhookId, maxPending)) throw new Conflict(texts.busy);
    await webhooks.addDelivery(pendingDelivery(webhook, 'test', {}, clock()));
  });
  wake();
  return { message: texts.testQueued };
}

/** The delivery log of one of the caller's webhooks, the newest first. */
export async function listDeliveries(
  { store }: WebhooksContext,
  { userId }: SignedInUser,
  webhookId: string,
) {
  const { webhooks } = repositoriesOn(store.db);
  if (!isUuid(webhookId) || !(await webhooks.find(userId, webhookId))) throw new NotFound(texts.unknown);
  const rows = await webhooks.listDeliveries(userId, webhookId, serverLimits.webhookLog);
  return rows.map(presentDelivery);
}

/** The events that a stored webhook sends. */
export function eventsOf({ events }: Pick<WebhookRow, 'events'>): readonly WebhookEvent[] {
  const names = events.split(' ');
  return webhookEvents.filter((event) => names.includes(event));
}

function presentWebhook(row: WebhookRow) {
  const { webhook_id: id, url, failures } = row;
  return {
    ...{ id, url, failures, events: eventsOf(row) },
    created_at: new Date(row.created_at).toISOString(),
    disabled_at: isoTime(row.disabled_at),
  };
}

function presentDelivery(row: WebhookDeliveryRow) {
  const { delivery_id: id, event, attempts, response_status, duration_ms, error } = row;
  return {
    ...{ id, event, attempts, response_status, duration_ms, error },
    state: row.outcome ?? ('pending' as const),
    created_at: new Date(row.created_at).toISOString(),
    attempted_at: isoTime(row.attempted_at),
  };
}

const isoTime = (time: number | null) => (time === null ? null : new Date(time).toISOString());
