import type { Store } from '../db/Store.ts';
import type { OutboxRow } from '../db/schema.ts';
import type { Log } from '../log/createLog.ts';
import type { MailSeal } from './createMailSeal.ts';
import { createOutboxRepository } from './createOutboxRepository.ts';
import type { Mailer } from './Mailer.ts';
import { isMailAddress } from './mailAddress.ts';

const second = 1000;
const hour = 60 * 60 * second;
/** Longer than any attempt to send takes: until then no other copy of the server tries. */
const lease = 2 * 60 * second;
const pollEvery = 5 * second;
/** The links in older mails are dead. */
const giveUpAfter = 24 * hour;

export interface OutboxWorkerParts {
  readonly store: Store;
  readonly clock: () => number;
  readonly log: Log;
  readonly mailSeal: MailSeal;
  readonly mailer: Mailer;
  /** Runs before the worker looks for mail, to add what is due. */
  readonly fillOutbox: () => Promise<void>;
}

/** Sends the mails of the outbox. */
export interface OutboxWorker {
  /** There is mail: go at once. */
  readonly wake: () => void;
  /** Sends all that is due, and resolves when nothing is. */
  readonly deliver: () => Promise<void>;
  /** Ends after the mail in hand. */
  readonly close: () => Promise<void>;
}

/** Makes the worker; it looks by itself every five seconds, for mail of other copies that died, once `wake` was called first. */
export function createOutboxWorker(parts: OutboxWorkerParts): OutboxWorker {
  const { store, mailer, clock, log, mailSeal, fillOutbox } = parts;
  const outbox = createOutboxRepository(store.db);
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let isAwake = false;
  let run = Promise.resolve();
  /** Mail that went out while the database could not be told: its message ids, with their people and times. */
  const unmarked = new Map<string, { readonly userId: string; readonly sentAt: number }>();

  async function deliver(): Promise<void> {
    while (!isClosed) {
      await fillOutbox();
      await markSent();
      const now = clock();
      const row = await outbox.claim(now, now - giveUpAfter, now + lease);
      if (!row) return;
      await attempt(row);
    }
  }

  async function attempt(row: OutboxRow): Promise<void> {
    if (!isMailAddress(row.recipient)) {
      log.error({ event: 'mail dropped', message: row.message_id, reason: 'no address mail can go to' });
      return void (await outbox.remove(row.user_id, row.message_id));
    }
    const { message_id: id, recipient: to, subject } = row;
    try {
      // Where it cannot be opened, a server that has the secret of the one that sealed it may come.
      const { body_text: text, body_html: html } = mailSeal.open(row);
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

  function wake(): void {
    if (isClosed || isAwake) return;
    isAwake = true;
    clearTimeout(timer);
    run = run.then(async () => {
      // Whoever wakes the worker from here on means mail that this round may have missed.
      isAwake = false;
      await deliver().catch((error: unknown) => log.error({ event: 'outbox failed', error: String(error) }));
      clearTimeout(timer);
      if (!isClosed) timer = setTimeout(wake, pollEvery).unref();
    });
  }

  return {
    wake,
    deliver,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await run;
      mailer.close();
    },
  };
}

/** 15 s, 30 s, 1 min … at most an hour. */
function retryDelay(attempts: number): number {
  return Math.min(hour, 15 * second * 2 ** (attempts - 1));
}

/** The words of mail servers repeat addresses; their codes do not. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || error.name;
}
