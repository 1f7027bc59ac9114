import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createAccountOutbox,
  createApp,
  createLog,
  createMailSeal,
  type Dependencies,
  installCatalogue,
  type Mailer,
  migrate,
  openDatabase,
  readConfig,
} from '@gildshelf/api';
import { listen } from '../../apps/api/src/platform/http/server/listen.ts';
import { shutDown } from '../../apps/api/src/platform/http/server/shutDown.ts';
import type { AddressedMail } from '../../apps/api/src/platform/mail/Mailer.ts';
import { freePort } from '../../scripts/servers/freePort.ts';

const root = join(import.meta.dirname, '../..');
const catalogue = join(root, 'apps/api/catalogue');
const builtSite = join(root, 'apps/site/dist');

/** What may be other than in a server of one's own. */
export interface TestServerOptions {
  /** Settings by their names; `DATABASE_URL` is obeyed, `DATA_DIR` is a fresh folder. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Parts put in from outside, in the place of those that the settings name. */
  readonly parts?: Partial<Dependencies>;
  /** Where mails go; by default they are only kept. */
  readonly mailer?: Mailer;
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/**
 * A whole server inside this process, on a port of 127.0.0.1 and a fresh database, with the built site: for tests that
 * put parts of it in from outside. What a process of its own can show belongs to `scripts/servers/startServer.ts`.
 */
export async function startTestServer({ settings = {}, parts = {}, mailer }: TestServerOptions = {}) {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'gildshelf-server-'));
  const port = await freePort();
  const config = readConfig({ PORT: String(port), ...settings, DATA_DIR: dataDirectory });
  const { databaseUrl } = config;
  const store = parts.store ?? (await openDatabase(databaseUrl ? { databaseUrl } : { dataDirectory }));
  await migrate(store);
  await installCatalogue(store, catalogue, Date.now);

  const logged: string[] = [];
  const mails: AddressedMail[] = [];
  const log = parts.log ?? createLog(config.logLevel, (line) => logged.push(line));
  const clock = parts.clock ?? Date.now;
  const keep: Mailer = { send: async (mail) => void mails.push(mail), close: () => {} };
  const secret = parts.secret ?? 'a secret for tests, long enough to sign with';
  const outbox = createAccountOutbox({
    ...{ store, clock, log, publicUrl: config.publicUrl, mailSeal: createMailSeal(secret) },
    mailer: mailer ?? keep,
  });
  const app = createApp({
    ...{ config, clock, log, siteFolder: builtSite, wakeOutbox: outbox.wake },
    ...parts,
    secret,
    store,
  });
  const listener = await listen(app, config);
  outbox.wake();

  return {
    url: `http://127.0.0.1:${port}`,
    config,
    store,
    /** The log's lines so far, each a JSON object. */
    logged: (): readonly string[] => logged,
    /** What was mailed so far, unless there is a mailer from outside. */
    mails: (): readonly AddressedMail[] => mails,
    /** Where the newest mail's link leads. */
    mailedLink: () => /https?:\/\/\S+token=[\w.-]+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '',
    async close() {
      await shutDown(listener);
      await outbox.close();
      if (!parts.store) await store.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
