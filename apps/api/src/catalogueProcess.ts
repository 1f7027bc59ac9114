import { userInfo } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readConfig } from './config/readConfig.ts';
import { runCommand } from './features/catalogue/commands/runCommand.ts';
import { finishRecount, recount } from './features/collection/counts/counts.ts';
import { createLog } from './platform/log/createLog.ts';
import { lowerPriority } from './start/lowerPriority.ts';
import { runCommandProcess } from './start/runCommandProcess.ts';

lowerPriority();
await runCommandProcess((line) => {
  const config = readConfig(process.env);
  return runCommand(process.argv.slice(2), {
    ...{ config, line, clock: Date.now, finishRecount, recount },
    catalogue: join(import.meta.dirname, '..', 'catalogue'),
    // npm and pnpm change to the project's folder; file names are relative to the folder of the caller.
    folder: process.env.INIT_CWD ?? process.cwd(),
    operator: operatorName(),
    confirm: process.stdin.isTTY ? (text) => confirm(text, line.stopped) : undefined,
    providers: async (store) => {
      const { createProviders } = await import('./providers/createProviders.ts');
      const log = createLog('silent');
      return createProviders(config.catalogueProviders, { store, clock: Date.now, log });
    },
  });
});

/** The user name of the process; a container may run as a user without a name. */
function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? ''}`.trim();
  }
}

async function confirm(text: string, stopped: AbortSignal): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${text} [y/N] `, { signal: stopped })).trim());
  } finally {
    terminal.close();
  }
}
