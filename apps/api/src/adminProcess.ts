import { readConfig } from './config/readConfig.ts';
import { runReviewCommand } from './features/reviews/reviewCommands.ts';
import { migrate } from './platform/db/migrate.ts';
import { openDatabase } from './platform/db/openDatabase.ts';
import { runCommandProcess } from './start/runCommandProcess.ts';

await runCommandProcess((line) =>
  runReviewCommand(process.argv.slice(2), {
    ...{ line, clock: Date.now },
    openStore: async () => {
      const { databaseUrl, dataDirectory, allowEmptyDatabase } = readConfig(process.env);
      const store = await openDatabase(databaseUrl ? { databaseUrl } : { dataDirectory, allowEmptyDatabase });
      await migrate(store);
      return store;
    },
  }),
);
