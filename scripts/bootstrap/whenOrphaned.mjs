import { read } from './stamp.mjs';

const checkMs = 500;

/**
 * Calls back once when the process that started us, or the npm behind its shell, is gone without a word (`kill -9`).
 * @param {() => void} callback
 */
export function whenOrphaned(callback) {
  const before = forebears();
  const check = setInterval(() => {
    if (forebears() === before) return;
    clearInterval(check);
    callback();
  }, checkMs);
  check.unref();
}

/** npm starts us through a shell, which outlives it; Linux tells who the shell's parent is. */
function forebears() {
  const [, parentOfParent = ''] = /^.*\) \S+ (\d+) /.exec(read(`/proc/${process.ppid}/stat`)) ?? [];
  return `${process.ppid} ${parentOfParent}`;
}
