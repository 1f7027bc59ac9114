import { whenOrphaned } from './whenOrphaned.mjs';

/** The environment variable by which the bootstrap names itself to what it runs. */
export const bootstrapPid = 'GILDSHELF_BOOTSTRAP_PID';

/** Ends this process in order when the bootstrap that runs it was killed; started without one, it does nothing. */
export function endWithBootstrap() {
  const isUnderBootstrap = process.env[bootstrapPid] === String(process.ppid);
  delete process.env[bootstrapPid];
  if (isUnderBootstrap) whenOrphaned(() => process.kill(process.pid, 'SIGTERM'));
}
