import type { OutboxRow } from '../db/rows/deliveryRows.ts';
import type { Store } from '../db/Store.ts';
import type { Log } from '../log/createLog.ts';
import { createPollingWorker } from '../pollingWorker.ts';
import type { MailCipher } from './createMailCipher.ts';
import { createOutboxRepository } from './createOutboxRepository.ts';
import { isEmailAddress, type Mailer } from './mailers.ts';

const second = 1000;
const hour = 60 * 60 * second;
/** Longer than any attempt to send; until it expires no other instance of the server tries. */
const leaseMs = 2 * 60 * second;
const pollIntervalMs = 5 * second;
/** The links in older mails have expired. */
const maxAgeMs = 24 * hour;

export interface OutboxWorkerOptions {
  readonly store: Store;
  readonly clock: () => number;
  readonly log: Log;
  readonly mailCipher: MailCipher;
  readonly mailer: Mailer;
  /** Runs before each query for mail, to add mail that is due. */
  readonly fillOutbox: () => Promise<void>;
}

/** Sends the mails of the outbox. */
export interface OutboxWorker {
  /** Starts sending at once. */
  readonly wake: () => void;
  /** Sends all mail that is due; resolves when none is left. */
  readonly deliver: () => Promise<void>;
  /** Stops the worker; resolves after the current mail. */
  readonly close: () => Promise<void>;
}

/** Creates the worker. After the first `wake` it also polls every five seconds, for mail of crashed instances and retries. */
export function createOutboxWorker(parts: OutboxWorkerOptions): OutboxWorker {
  const { store, mailer, clock, log, mailCipher, fillOutbox } = parts;
  const outbox = createOutboxRepository(store.db);
  /** Sent mail that is not marked as sent in the database yet, by message id. */
  const unmarked = new Map<string, { readonly userId: string; readonly sentAt: number }>();

  async function deliver(): Promise<void> {
    while (!worker.isClosed()) {
      await fillOutbox();
      await markSent();
      const now = clock();
      const row = await outbox.claim(now, now - maxAgeMs, now + leaseMs);
      if (!row) return;
      await attempt(row);
    }
  }

  async function attempt(row: OutboxRow): Promise<void> {
    if (!isEmailAddress(row.recipient)) {
      log.error({ event: 'mail dropped', message: row.message_id, reason: 'invalid email address' });
      return void (await outbox.remove(row.user_id, row.message_id));
    }
    const { message_id: id, recipient: to, subject } = row;
    try {
      // Throws if the mail was encrypted with another secret: an instance with that secret may send it later.
      const { body_text: text, body_html: html } = mailCipher.decrypt(row);
      await mailer.send({ id, to, subject, text, html });
    } catch (error) {
      const wait = retryDelay(row.attempts);
      log.warn({
        event: 'mail not sent',
        message: id,
        attempts: row.attempts,
        retryMs: wait,
        code: codeOf(error),
      });
      return void (await outbox.postpone(row.user_id, id, clock() + wait));
    }
    unmarked.set(id, { userId: row.user_id, sentAt: clock() });
    await markSent();
  }

  async function markSent(): Promise<void> {
    for (const [id, { userId, sentAt }] of unmarked) {
      await outbox.markSent(userId, id, sentAt);
      unmarked.delete(id);
    }
  }

  const worker = createPollingWorker(
    () => deliver().catch((error: unknown) => log.error({ event: 'outbox failed', error: String(error) })),
    pollIntervalMs,
  );

  return {
    wake: worker.wake,
    deliver,
    async close() {
      await worker.close();
      mailer.close();
    },
  };
}

/** 15 s, 30 s, 1 min … at most an hour. */
function retryDelay(attempts: number): number {
  return Math.min(hour, 15 * second * 2 ** (attempts - 1));
}

/** The messages of mail servers contain email addresses; their codes do not. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || error.name;
}
