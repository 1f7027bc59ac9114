import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Dependencies, installCatalogue, migrate, openDatabase } from '@gildshelf/api';
import { createTestApp } from '../../../apps/api/src/testing/app/createTestApp.ts';

const catalogue = join(import.meta.dirname, '../../../apps/api/catalogue');

/** The test server with SQLite and the built-in catalogue, without a socket: requests go through the returned `fetch`. */
export async function createMemoryHost(parts: Partial<Dependencies> = {}) {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'gildshelf-host-'));
  const store = await openDatabase({ dataDirectory });
  await migrate(store);
  await installCatalogue(store, catalogue, Date.now);
  const { app, time, settle, lastLinkToken } = await createTestApp(
    { freshStore: async () => store },
    { LOG_LEVEL: 'error' },
    { pages: [], ...parts },
  );
  time.now = Date.now();
  const bindings = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
  const fetchFromApp: typeof fetch = async (url, init) => {
    // The ids of mails contain their time: two requests at the same time would have no order.
    time.now += 1;
    return app.request(String(url), init, bindings);
  };

  return {
    fetch: fetchFromApp,
    /** The token in the link of the newest mail; an empty string when it has none. */
    async mailedToken() {
      await settle();
      return lastLinkToken();
    },
    async close() {
      await store.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
