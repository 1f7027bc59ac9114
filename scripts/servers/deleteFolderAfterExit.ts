import { spawn } from 'node:child_process';
import { once } from 'node:events';

// The pipe closes when this process ends, also by `kill -9`, which no exit handler would catch.
const guard = `
  cat > /dev/null
  kill -9 "$(head -n 1 "$1/data/postmaster.pid" 2> /dev/null)" 2> /dev/null
  # An interrupted initdb may still be writing.
  until rm -rf "$1"; do sleep 1; done
`;

/**
 * Starts a process that, once this process has ended or the returned function is called, kills the PostgreSQL server that still
 * runs on the folder and deletes the folder. Call it before the server is started.
 */
export function deleteFolderAfterExit(folder: string): () => Promise<void> {
  const child = spawn('sh', ['-c', guard, 'sh', folder], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  if ('unref' in child.stdin && typeof child.stdin.unref === 'function') child.stdin.unref();
  return async () => {
    const ended = once(child, 'exit');
    child.ref();
    child.stdin.end();
    await ended;
  };
}
