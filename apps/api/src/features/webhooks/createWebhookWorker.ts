import { createHmac } from 'node:crypto';
import { serverLimits } from '@gildshelf/api-client/contract';
import type { ServerContext } from '../../config/ServerContext.ts';
import type { WebhookDeliveryRow, WebhookRow } from '../../platform/db/rows/deliveryRows.ts';
import { createMailCipher } from '../../platform/mail/createMailCipher.ts';
import { outboxRow } from '../../platform/mail/outboxRow.ts';
import { createPollingWorker } from '../../platform/pollingWorker.ts';
import { createTextCipher } from '../../platform/textCipher.ts';
import { repositoriesOn } from '../repositories.ts';
import { disabledMail, type RenderMail } from './disabledMail.ts';
import { type PostResult, postWebhook } from './postWebhook.ts';
import type { ResolveHost } from './publicAddresses.ts';
import { cipherPurpose } from './webhooks.ts';

const second = 1000;
const hour = 60 * 60 * second;
/** Longer than an attempt may take; until it expires no other server sends to the same webhook. */
const leaseMs = 30 * second;
const pollIntervalMs = 5 * second;
/** Webhooks to which a server sends concurrently; each gets one delivery at a time, in the order of the events. */
const maxConcurrent = 8;
/** A delivery that the receiver rejects this often, over two hours, is given up, so that the next ones are sent. */
const maxAttempts = 10;

export interface WebhookWorkerOptions
  extends Pick<ServerContext, 'store' | 'clock' | 'log' | 'config' | 'secret'> {
  readonly renderMail: RenderMail;
  /** Called after each commit that added a mail. */
  readonly wakeOutbox: () => void;
  /** Overrides for tests. */
  readonly resolve?: ResolveHost;
  readonly timeoutMs?: number;
}

/** Sends the deliveries of webhooks. */
export interface WebhookWorker {
  /** Starts sending at once, and from then on also every five seconds. */
  readonly wake: () => void;
  /** Sends all deliveries that are due; resolves when none is left. */
  readonly deliver: () => Promise<void>;
  /** Stops the worker; resolves after the current attempts. */
  readonly close: () => Promise<void>;
}

/** Creates the worker. Several servers may run one: a lease in the database gives a webhook to one of them at a time. */
export function createWebhookWorker(options: WebhookWorkerOptions): WebhookWorker {
  const { store, clock, log, config, secret } = options;
  const { webhooks } = repositoriesOn(store.db);
  const cipher = createTextCipher(secret, cipherPurpose);
  const postOptions = {
    allowAnyTarget: config.allowAnyWebhookTarget,
    ...(options.resolve && { resolve: options.resolve }),
    ...(options.timeoutMs !== undefined && { timeoutMs: options.timeoutMs }),
  };

  async function deliver(): Promise<void> {
    if (!(await webhooks.hasDue(clock()))) return;
    await Promise.all(Array.from({ length: maxConcurrent }, deliverInTurn));
  }

  async function deliverInTurn(): Promise<void> {
    while (!worker.isClosed()) {
      const now = clock();
      const webhook = await webhooks.claim(now, now + leaseMs);
      if (!webhook) return;
      const delivery = await webhooks.nextDelivery(webhook.user_id, webhook.webhook_id);
      if (delivery) await recordAttempt(options, webhook, delivery, await attempt(webhook, delivery));
    }
  }

  async function attempt(
    webhook: WebhookRow,
    { delivery_id, body }: WebhookDeliveryRow,
  ): Promise<PostResult> {
    const timestamp = String(Math.floor(clock() / second));
    let key: string;
    try {
      key = cipher.decrypt(webhook.secret, webhook.webhook_id);
    } catch {
      return { status: null, error: 'The secret cannot be read by this server.', durationMs: 0 };
    }
    const headers = {
      'webhook-id': delivery_id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signatureOf(key, delivery_id, timestamp, body),
    };
    return postWebhook(webhook.url, headers, body, postOptions);
  }

  const worker = createPollingWorker(
    () => deliver().catch((error: unknown) => log.error({ event: 'webhooks failed', error: String(error) })),
    pollIntervalMs,
  );
  return { wake: worker.wake, close: worker.close, deliver };
}

/** The signature of a delivery as in Standard Webhooks: version 1, HMAC-SHA256 over id, timestamp and body. */
function signatureOf(secret: string, id: string, timestamp: string, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** Stores the result of an attempt, and when the webhook is due again; disables it after too many consecutive failures. */
async function recordAttempt(
  options: WebhookWorkerOptions,
  { user_id, webhook_id }: WebhookRow,
  delivery: WebhookDeliveryRow,
  { status, error, durationMs }: PostResult,
): Promise<void> {
  const now = options.clock();
  const attempts = delivery.attempts + 1;
  const outcome = error === null ? 'delivered' : attempts >= maxAttempts ? 'failed' : null;
  let isDisabled = false;
  await options.store.db.transaction().execute(async (db) => {
    const { webhooks } = repositoriesOn(db);
    const webhook = await webhooks.lock(user_id, webhook_id);
    // Deleted meanwhile.
    if (!webhook) return;
    const failures = error === null ? 0 : webhook.failures + 1;
    isDisabled = failures >= serverLimits.webhookFailures;
    await webhooks.updateDelivery(delivery, {
      ...{ attempts, outcome, error, attempted_at: now, finished_at: outcome && now },
      ...{ response_status: status, duration_ms: durationMs },
    });
    await webhooks.update(user_id, webhook_id, {
      failures,
      next_attempt_at: error === null ? now : now + retryDelay(failures),
      disabled_at: isDisabled ? now : webhook.disabled_at,
    });
    if (isDisabled) {
      await webhooks.failPending(user_id, webhook_id, now, 'The webhook was disabled.');
      await addDisabledMail(options, db, webhook, now);
    }
    await webhooks.trimLog(user_id, webhook_id, serverLimits.webhookLog);
  });
  options.log.debug({ event: 'webhook attempt', delivery: delivery.delivery_id, status, error });
  if (isDisabled) options.wakeOutbox();
}

async function addDisabledMail(
  { config, secret, renderMail }: WebhookWorkerOptions,
  db: Parameters<typeof repositoriesOn>[0],
  { user_id, url }: WebhookRow,
  now: number,
): Promise<void> {
  const { users, outbox } = repositoriesOn(db);
  const user = await users.find(user_id);
  if (!user) return;
  const { username, email } = user;
  const link = `${config.publicUrl}/user/${username}/api-access`;
  const mail = disabledMail({ username, url, link }, renderMail);
  await outbox.add(createMailCipher(secret).encrypt(outboxRow(user_id, email, mail, now)));
}

/** 15 s, 30 s, 1 min … at most an hour. */
function retryDelay(failures: number): number {
  return Math.min(hour, 15 * second * 2 ** (failures - 1));
}
