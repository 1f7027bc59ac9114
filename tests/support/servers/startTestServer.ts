import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createAccountOutboxWorker,
  createApp,
  createLog,
  createMailCipher,
  type Dependencies,
  installCatalogue,
  type Mailer,
  migrate,
  openDatabase,
  readConfig,
} from '@gildshelf/api';
import { listen, shutDown } from '../../../apps/api/src/platform/http/server/listen.ts';
import type { AddressedMail } from '../../../apps/api/src/platform/mail/mailers.ts';
import { samplePages } from '../../../apps/api/src/testing/samplePages.ts';
import { freePort } from '../../../scripts/servers/freePort.ts';

const root = join(import.meta.dirname, '../../..');
const catalogue = join(root, 'apps/api/catalogue');
const builtSite = join(root, 'apps/site/dist');

/** Differences from the default server. */
export interface TestServerOptions {
  /** Environment variables by name; `DATABASE_URL` is used, `DATA_DIR` is always a new folder. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Dependencies that replace those of the settings. */
  readonly dependencies?: Partial<Dependencies>;
  /** By default mails are stored in memory only. */
  readonly mailer?: Mailer;
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/**
 * Starts a whole server inside this process, on a port of 127.0.0.1, with a new database and the built site: for tests that
 * replace some of its dependencies. Other tests use `scripts/servers/startServer.ts`, which starts a process.
 */
export async function startTestServer({ settings = {}, dependencies = {}, mailer }: TestServerOptions = {}) {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'gildshelf-server-'));
  const port = await freePort();
  const config = readConfig({ PORT: String(port), ...settings, DATA_DIR: dataDirectory });
  const { databaseUrl } = config;
  const store = dependencies.store ?? (await openDatabase(databaseUrl ? { databaseUrl } : { dataDirectory }));
  await migrate(store);
  await installCatalogue(store, catalogue, Date.now);

  const logged: string[] = [];
  const mails: AddressedMail[] = [];
  const log = dependencies.log ?? createLog(config.logLevel, (line) => logged.push(line));
  const clock = dependencies.clock ?? Date.now;
  const memoryMailer: Mailer = { send: async (mail) => void mails.push(mail), close: () => {} };
  const secret = dependencies.secret ?? 'a secret for tests, long enough to sign with';
  const outbox = createAccountOutboxWorker({
    ...{ store, clock, log, publicUrl: config.publicUrl, mailCipher: createMailCipher(secret) },
    mailer: mailer ?? memoryMailer,
  });
  const app = createApp({
    ...{ config, clock, log, siteFolder: builtSite, pages: samplePages, wakeOutbox: outbox.wake },
    ...dependencies,
    secret,
    store,
  });
  const listener = await listen(app, config);
  outbox.wake();

  return {
    url: `http://127.0.0.1:${port}`,
    config,
    store,
    /** The log lines so far, each a JSON object. */
    logged: (): readonly string[] => logged,
    /** The mails so far; empty with a mailer in the options. */
    mails: (): readonly AddressedMail[] => mails,
    /** The URL in the newest mail that has a token; an empty string without one. */
    mailedLink: () => /https?:\/\/\S+token=[\w.-]+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '',
    async close() {
      await shutDown(listener);
      await outbox.close();
      if (!dependencies.store) await store.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
