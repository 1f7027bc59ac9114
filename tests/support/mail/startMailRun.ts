import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import {
  type DatabaseLocation,
  openDatabase,
  type Store,
} from '../../../apps/api/src/platform/db/openDatabase.ts';
import { createPostgresDatabase } from '../../../scripts/servers/createPostgresDatabase.ts';
import { type RunningServer, startServer } from '../../../scripts/servers/startServer.ts';

/** Milliseconds; more than the retry delay after the first three failures, less than the remaining lease of a mail being sent. */
const retryHorizonMs = 90_000;

/** A database that any number of servers share, with access to its outbox. */
export interface MailRun {
  readonly startServer: () => Promise<RunningServer>;
  readonly unsent: () => Promise<number>;
  /** The times at which the leases of the mails being sent expire. */
  readonly leases: () => Promise<readonly number[]>;
  /** Makes delayed retries due now, and expires the leases in `lost`, which belong to a killed server. */
  readonly makeDue: (lost?: readonly number[]) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Creates an empty database for servers that send their mail to `smtpUrl`. */
export async function startMailRun(engine: 'sqlite' | 'postgres', smtpUrl: string): Promise<MailRun> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'gildshelf-data-'));
  const databaseUrl = engine === 'postgres' ? await createPostgresDatabase(inject('postgresUrl')) : undefined;
  const location: DatabaseLocation = databaseUrl ? { databaseUrl } : { dataDirectory };
  const environment = {
    HUMAN_CHECK: 'none',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    SMTP_URL: smtpUrl,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const servers: RunningServer[] = [];
  const { db, close }: Store = await openDatabase(location);
  const unsentMails = () => db.selectFrom('outbox').select('next_attempt_at').where('sent_at', 'is', null);
  return {
    async startServer() {
      const server = await startServer({ dataDirectory, environment });
      servers.push(server);
      return server;
    },
    unsent: async () => (await unsentMails().execute()).length,
    leases: async () => {
      const rows = await unsentMails()
        .where('next_attempt_at', '>', Date.now() + retryHorizonMs)
        .execute();
      return rows.map((row) => row.next_attempt_at);
    },
    async makeDue(lost = []) {
      const now = Date.now();
      const rows = await unsentMails().where('next_attempt_at', '>', now).execute();
      const times = rows
        .map((row) => row.next_attempt_at)
        .filter((time) => time < now + retryHorizonMs || lost.includes(time));
      // A write without changes would only block those of the servers.
      if (times.length === 0) return;
      await db
        .updateTable('outbox')
        .set({ next_attempt_at: 0 })
        .where('sent_at', 'is', null)
        .where('next_attempt_at', 'in', times)
        .execute();
    },
    async end() {
      for (const server of servers) await server.kill();
      await close();
    },
  };
}
