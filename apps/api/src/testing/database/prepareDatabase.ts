import { once } from 'node:events';
import { installCatalogue } from '../../features/catalogue/built-in/installCatalogue.ts';
import { saveFoundTitles } from '../../features/catalogue/sync/saveFoundTitles.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { openDatabase } from '../../platform/db/openDatabase.ts';
import type { TogetherJob } from '../app/startTogether.ts';

// A process of its own for tests of many at once: says 'ready', waits for a word on its standard input, prepares a database.
const { place, catalogue, found }: TogetherJob = JSON.parse(process.argv[2] ?? '');
process.stdout.write('ready');
await once(process.stdin, 'data');
const store = await openDatabase(place);
await migrate(store);
if (catalogue) await installCatalogue(store, catalogue, Date.now);
for (const titles of found ?? []) await saveFoundTitles(store, titles, Date.now());
await store.close();
process.exit(0);
