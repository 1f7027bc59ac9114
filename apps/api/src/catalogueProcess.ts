import { join } from 'node:path';
import { readConfig } from './config/readConfig.ts';
import { exitCodes } from './features/catalogue/commands/CommandLine.ts';
import { createCommandLine } from './features/catalogue/commands/createCommandLine.ts';
import { runCommand } from './features/catalogue/commands/runCommand.ts';
import { createLog } from './platform/log/createLog.ts';
import { lowerPriority } from './start/lowerPriority.ts';

// What a command makes belongs to its owner alone, as what the server makes.
process.umask(0o077);
lowerPriority();
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
const line = createCommandLine(process.stdout, process.stderr, stop.signal);
// Who reads the first lines of a long answer and goes has had enough.
process.stdout.on('error', () => stop.abort());

try {
  const config = readConfig(process.env);
  process.exitCode = await runCommand(process.argv.slice(2), {
    ...{ config, line, clock: Date.now },
    catalogue: join(import.meta.dirname, '..', 'catalogue'),
    // npm and pnpm go to the project's folder; file names are meant from where a person is.
    folder: process.env.INIT_CWD ?? process.cwd(),
    providers: async (store) => {
      const { createProviders } = await import('./providers/createProviders.ts');
      const log = createLog('silent');
      return createProviders(config.catalogueProviders, { store, clock: Date.now, log });
    },
  });
} catch (problem) {
  line.warn(problem instanceof Error ? problem.message : String(problem));
  process.exitCode = exitCodes.failed;
}
