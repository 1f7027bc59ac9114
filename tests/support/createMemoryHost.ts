import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createApp,
  createLog,
  createMailSeal,
  installCatalogue,
  migrate,
  openDatabase,
  processMailRequests,
  readConfig,
} from '@gildshelf/api';

const catalogue = join(import.meta.dirname, '../../apps/api/catalogue');

/** The real server with its real database and catalogue, without a socket: `fetch` is its only door. */
export async function createMemoryHost(siteFolder?: string) {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'gildshelf-host-'));
  const store = await openDatabase({ dataDirectory });
  await migrate(store);
  await installCatalogue(store, catalogue, Date.now);
  const config = readConfig({ HUMAN_CHECK: 'none' });
  const log = createLog('error', () => {});
  const secret = 'a secret for tests, long enough to sign with';
  const mailSeal = createMailSeal(secret);
  const app = createApp({
    ...{ store, config, log, siteFolder },
    secret,
    clock: Date.now,
  });
  const peer = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
  const door: typeof fetch = async (address, request) => app.request(String(address), request, peer);

  return {
    fetch: door,
    /** The token in the link of the newest mail. */
    async mailedToken() {
      await processMailRequests({ store, log, clock: Date.now, publicUrl: config.publicUrl, mailSeal });
      const mail = await store.db
        .selectFrom('outbox')
        .selectAll()
        .orderBy('message_id', 'desc')
        .executeTakeFirstOrThrow();
      return /token=([\w-]+)/.exec(mailSeal.open(mail).body_text)?.[1] ?? '';
    },
    async close() {
      await store.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
