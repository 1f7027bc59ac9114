import { readOrEmpty } from './stamp.mjs';

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
