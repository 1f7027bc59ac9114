import { spawn } from 'node:child_process';
import { once } from 'node:events';

// The pipe ends with this process however it dies, `kill -9` included, where no handler of ours would run.
const guard = `
  cat > /dev/null
  kill -9 "$(head -n 1 "$1/data/postmaster.pid" 2> /dev/null)" 2> /dev/null
  # An initdb that was cut off may still be writing.
  until rm -rf "$1"; do sleep 1; done
`;

/**
 * Stands by a PostgreSQL folder: once this process is gone, or the returned function is called, whatever server still
 * runs on it is killed and the folder is deleted. Must be there before the server is.
 */
export function guardFolder(folder: string): () => Promise<void> {
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
