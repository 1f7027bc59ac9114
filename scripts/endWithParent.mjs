const checkMs = 500;

/** Ends this process in order when the one that started it is gone: `kill -9` of `npm start` leaves no server behind. */
export function endWithParent() {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, checkMs);
  check.unref();
}
