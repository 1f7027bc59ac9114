import { join } from 'node:path';
import { exitCodes } from './commands/CommandLine.ts';
import { createCommandLine } from './commands/createCommandLine.ts';
import { runCommand } from './commands/runCommand.ts';
import { createLog } from './createLog.ts';
import { readEnvironment } from './environment.ts';
import { lowerPriority } from './lowerPriority.ts';

// What a command makes belongs to its owner alone, as what the server makes.
process.umask(0o077);
lowerPriority();
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
const line = createCommandLine(process.stdout, process.stderr, stop.signal);
// Who reads the first lines of a long answer and goes has had enough.
process.stdout.on('error', () => stop.abort());

try {
  const environment = readEnvironment(process.env);
  process.exitCode = await runCommand(process.argv.slice(2), {
    ...{ environment, line, clock: Date.now },
    catalogue: join(import.meta.dirname, '..', 'catalogue'),
    // npm and pnpm go to the project's folder; file names are meant from where a person is.
    folder: process.env.INIT_CWD ?? process.cwd(),
    providers: async (store) => {
      const { createProviders } = await import('./providers/catalogue/createProviders.ts');
      const log = createLog('silent');
      return createProviders(environment.catalogueProviders, { store, clock: Date.now, log });
    },
  });
} catch (problem) {
  line.warn(problem instanceof Error ? problem.message : String(problem));
  process.exitCode = exitCodes.failed;
}
