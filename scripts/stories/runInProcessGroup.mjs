import { spawn } from 'node:child_process';

const canGroup = process.platform !== 'win32';

/**
 * Runs a program in its own process group to its end; a signal to this process ends the whole group.
 * @param {string[]} command
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} the exit code
 */
export async function runInProcessGroup([program = '', ...args], options) {
  const child = spawn(program, args, { ...options, stdio: 'inherit', detached: canGroup });
  const end = () => {
    if (canGroup && child.pid) process.kill(-child.pid, 'SIGTERM');
    else child.kill();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => {
      end();
      process.exit(130);
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
