import { onOrphaned } from './onOrphaned.mjs';

/** The environment variable in which the bootstrap passes its process id to the program that it runs. */
export const bootstrapPid = 'GILDSHELF_BOOTSTRAP_PID';

/** Sends this process SIGTERM when the bootstrap that runs it was killed; without a bootstrap it does nothing. */
export function exitWithBootstrap() {
  const isUnderBootstrap = process.env[bootstrapPid] === String(process.ppid);
  delete process.env[bootstrapPid];
  if (isUnderBootstrap) onOrphaned(() => process.kill(process.pid, 'SIGTERM'));
}
