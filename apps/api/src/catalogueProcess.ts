import { userInfo } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readConfig } from './config/readConfig.ts';
import { runCommand } from './features/catalogue/commands/runCommand.ts';
import { finishRecount, recount } from './features/collection/counts/counts.ts';
import { createCommandLine, exitCodes } from './platform/commands/commandLine.ts';
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
    operator: operatorName(),
    confirm: process.stdin.isTTY ? confirm : undefined,
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

/** The user name of the process; a container may run as a user without a name. */
function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? ''}`.trim();
  }
}

async function confirm(text: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${text} [y/N] `, { signal: stop.signal })).trim());
  } finally {
    terminal.close();
  }
}
