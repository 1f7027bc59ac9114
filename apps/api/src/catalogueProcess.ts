import { join } from 'node:path';
import { readConfig } from './config/readConfig.ts';
import { createCommandLine, exitCodes } from './features/catalogue/commands/commandLine.ts';
import { runCommand } from './features/catalogue/commands/runCommand.ts';
import { finishRecount, recount } from './features/collection/counts/counts.ts';
import { createLog } from './platform/log/createLog.ts';
import { lowerPriority } from './start/lowerPriority.ts';

// Files that a command creates are readable by their owner only, like those of the server.
process.umask(0o077);
lowerPriority();
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
const line = createCommandLine(process.stdout, process.stderr, stop.signal);
// A reader that closes the pipe early, such as `head`, stops the command.
process.stdout.on('error', () => stop.abort());

try {
  const config = readConfig(process.env);
  process.exitCode = await runCommand(process.argv.slice(2), {
    ...{ config, line, clock: Date.now, finishRecount, recount },
    catalogue: join(import.meta.dirname, '..', 'catalogue'),
    // npm and pnpm change to the project's folder; file names are relative to the folder of the caller.
    folder: process.env.INIT_CWD ?? process.cwd(),
    providers: async (store) => {
      const { createProviders } = await import('./providers/createProviders.ts');
      const log = createLog('silent');
      return createProviders(config.catalogueProviders, { store, clock: Date.now, log });
    },
  });
} catch (error) {
  line.warn(error instanceof Error ? error.message : String(error));
  process.exitCode = exitCodes.failed;
}
