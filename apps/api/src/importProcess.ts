import { extname, join } from 'node:path';
import { readConfig } from './config/readConfig.ts';
import { createTitleWriter } from './features/history/updates/createTitleWriter.ts';
import { runImportCommand } from './features/imports/importCommand.ts';
import { readInThread } from './features/imports/reading/readInThread.ts';
import { createChangeRecorder } from './features/webhooks/recordChange.ts';
import { migrate } from './platform/db/migrate.ts';
import { openDatabase } from './platform/db/openDatabase.ts';
import { runCommandProcess } from './start/runCommandProcess.ts';

const clock = Date.now;
const thread = join(import.meta.dirname, `importThread${extname(import.meta.filename)}`);
const config = readConfig(process.env);

await runCommandProcess((line) =>
  runImportCommand(process.argv.slice(2), {
    // npm runs scripts in the folder of the package.
    ...{ line, folder: process.env.INIT_CWD ?? process.cwd() },
    openStore: async () => {
      const { databaseUrl, dataDirectory, allowEmptyDatabase } = config;
      const store = await openDatabase(databaseUrl ? { databaseUrl } : { dataDirectory, allowEmptyDatabase });
      await migrate(store);
      return store;
    },
    contextOf: (store) => ({
      ...{ store, clock },
      // A running server delivers the webhooks within a minute.
      titleWriter: createTitleWriter({
        ...{ store, config, clock, changes: createChangeRecorder(store, clock, () => {}) },
      }),
      readFiles: (task) => readInThread(thread, task),
    }),
  }),
);
