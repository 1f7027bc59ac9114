import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type DatabasePlace, openDatabase, type Store } from '../../apps/api/src/platform/db/openDatabase.ts';
import { createPostgresDatabase } from '../../scripts/servers/createPostgresDatabase.ts';
import { type RunningServer, startServer } from '../../scripts/servers/startServer.ts';

/** Longer than a mail waits after its first three failures, shorter than what is left of the time for one in hand. */
const soon = 90_000;

/** A database that any number of servers share, with a window into its outbox. */
export interface MailRun {
  readonly startServer: () => Promise<RunningServer>;
  readonly unsent: () => Promise<number>;
  /** When each mail in hand is given up for lost. */
  readonly leases: () => Promise<readonly number[]>;
  /** Time passes: what waits for another attempt is due now, and so are the mails in hand of a server that died. */
  readonly hurry: (lost?: readonly number[]) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Prepares an empty database of an engine for servers that send their mail to `smtpUrl`. */
export async function startMailRun(engine: 'sqlite' | 'postgres', smtpUrl: string): Promise<MailRun> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'gildshelf-data-'));
  const databaseUrl = engine === 'postgres' ? await createPostgresDatabase(inject('postgresUrl')) : undefined;
  const place: DatabasePlace = databaseUrl ? { databaseUrl } : { dataDirectory };
  const environment = {
    HUMAN_CHECK: 'none',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    SMTP_URL: smtpUrl,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const servers: RunningServer[] = [];
  const { db, close }: Store = await openDatabase(place);
  const waiting = () => db.selectFrom('outbox').select('next_attempt_at').where('sent_at', 'is', null);
  return {
    async startServer() {
      const server = await startServer({ dataDirectory, environment });
      servers.push(server);
      return server;
    },
    unsent: async () => (await waiting().execute()).length,
    leases: async () => {
      const rows = await waiting()
        .where('next_attempt_at', '>', Date.now() + soon)
        .execute();
      return rows.map((row) => row.next_attempt_at);
    },
    async hurry(lost = []) {
      const now = Date.now();
      const rows = await waiting().where('next_attempt_at', '>', now).execute();
      const times = rows
        .map((row) => row.next_attempt_at)
        .filter((time) => time < now + soon || lost.includes(time));
      // Without anything to change, a write would only hold up those of the servers.
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
