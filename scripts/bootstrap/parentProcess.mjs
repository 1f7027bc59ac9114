import { readOrEmpty } from './stamp.mjs';

/** The environment variable in which the bootstrap passes its process id to the program that it runs. */
export const bootstrapPid = 'GILDSHELF_BOOTSTRAP_PID';

/** Sends this process SIGTERM when the bootstrap that runs it was killed; without a bootstrap it does nothing. */
export function exitWithBootstrap() {
  const isUnderBootstrap = process.env[bootstrapPid] === String(process.ppid);
  delete process.env[bootstrapPid];
  if (isUnderBootstrap) onOrphaned(() => process.kill(process.pid, 'SIGTERM'));
}

const pollMs = 500;

/**
 * Calls back once when the parent process, or the npm behind its shell, has ended without a signal to us (`kill -9`).
 * @param {() => void} callback
 */
export function onOrphaned(callback) {
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(timer);
    callback();
  }, pollMs);
  timer.unref();
}

/** The ids of the parent process and, on Linux, of its parent: npm starts scripts through a shell, which outlives npm. */
function ancestors() {
  const [, parentOfParent = ''] = /^.*\) \S+ (\d+) /.exec(readOrEmpty(`/proc/${process.ppid}/stat`)) ?? [];
  return `${process.ppid} ${parentOfParent}`;
}
