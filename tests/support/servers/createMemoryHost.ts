import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createApp,
  createLog,
  createMailCipher,
  installCatalogue,
  migrate,
  openDatabase,
  processMailRequests,
  readConfig,
} from '@gildshelf/api';

const catalogue = join(import.meta.dirname, '../../../apps/api/catalogue');

/** The real server with its real database and catalogue, without a socket: requests go through the returned `fetch`. */
export async function createMemoryHost(
  siteFolder?: string,
  pages: Parameters<typeof createApp>[0]['pages'] = [],
) {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'gildshelf-host-'));
  const store = await openDatabase({ dataDirectory });
  await migrate(store);
  await installCatalogue(store, catalogue, Date.now);
  const config = readConfig({ HUMAN_CHECK: 'none' });
  const log = createLog('error', () => {});
  const secret = 'a secret for tests, long enough to sign with';
  const mailCipher = createMailCipher(secret);
  const app = createApp({
    ...{ store, config, log, siteFolder, pages },
    secret,
    clock: Date.now,
  });
  const bindings = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
  const fetchFromApp: typeof fetch = async (url, init) => app.request(String(url), init, bindings);

  return {
    fetch: fetchFromApp,
    /** The token in the link of the newest mail; an empty string when it has none. */
    async mailedToken() {
      await processMailRequests({ store, log, clock: Date.now, publicUrl: config.publicUrl, mailCipher });
      const mail = await store.db
        .selectFrom('outbox')
        .selectAll()
        .orderBy('message_id', 'desc')
        .executeTakeFirstOrThrow();
      return /token=([\w-]+)/.exec(mailCipher.decrypt(mail).body_text)?.[1] ?? '';
    },
    async close() {
      await store.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
