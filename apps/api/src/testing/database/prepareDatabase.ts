import { once } from 'node:events';
import { installCatalogue } from '../../features/catalogue/built-in/installCatalogue.ts';
import { saveFoundTitles } from '../../features/catalogue/titles/saveTitles.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { openDatabase } from '../../platform/db/openDatabase.ts';
import type { PrepareJob } from '../app/runConcurrently.ts';

// A child process for tests of concurrent starts: it prints 'ready', waits for data on stdin and then prepares a database.
const { location, catalogue, found }: PrepareJob = JSON.parse(process.argv[2] ?? '');
process.stdout.write('ready');
await once(process.stdin, 'data');
const store = await openDatabase(location);
await migrate(store);
if (catalogue) await installCatalogue(store, catalogue, Date.now);
for (const titles of found ?? []) await saveFoundTitles(store, titles, Date.now());
await store.close();
process.exit(0);
