import { readConfig } from './config/readConfig.ts';
import { installOpenData } from './features/catalogue/open-data/installOpenData.ts';
import { openDatabase } from './platform/db/openDatabase.ts';
import { lowerPriority } from './start/lowerPriority.ts';

// `node openDataProcess.ts TABLES CATALOGUE` installs open data on a connection of its own and sends the progress to the server that
// started it. Ends with that server. CATALOGUE is the folder of the built-in titles.
process.umask(0o077);
lowerPriority();
const [folder = '', catalogue = ''] = process.argv.slice(2);
const stop = new AbortController();
for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(event, () => stop.abort());
const { databaseUrl, dataDirectory } = readConfig(process.env);
const store = await openDatabase(databaseUrl ? { databaseUrl } : { dataDirectory });
try {
  await installOpenData({
    ...{ store, folder, catalogue, clock: Date.now, stopped: stop.signal },
    onProgress: (progress) => process.send?.(progress),
  });
} finally {
  await store.close();
  if (process.connected) process.disconnect();
}
