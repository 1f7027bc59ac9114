import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandOf, exitCode } from './runScript.mjs';

test('returns the file and the arguments of a script of package.json', () => {
  expect(commandOf({ all: 'node scripts/test.mjs --all' }, 'all')).toEqual(['scripts/test.mjs', '--all']);
});

test('throws an error that names the script when it does not run a file with Node', () => {
  expect(() => commandOf({ lint: 'biome check' }, 'lint')).toThrow("'lint'");
  expect(() => commandOf({}, 'strat')).toThrow("'strat'");
});

const runForwarding = JSON.stringify(join(import.meta.dirname, 'runScript.mjs'));

/** A program that prints its process id, then the SIGTERM that it received, and exits with code 7. */
const program = `
  process.on('SIGTERM', () => { console.log('SIGTERM'); process.exit(7); });
  setInterval(() => {}, 1000);
  console.log(process.pid);
`;

function startWrapper() {
  const run = {
    program: process.execPath,
    args: ['-e', program],
    folder: '.',
    environment: {},
    isStartedByNpm: true,
  };
  const source = `import { runForwarding } from ${runForwarding}; runForwarding(${JSON.stringify(run)});`;
  return [process.execPath, '--input-type=module', '-e', source] as const;
}

async function firstLine(child: ChildProcessWithoutNullStreams): Promise<string> {
  const [text] = await once(child.stdout.setEncoding('utf8'), 'data');
  return String(text).trim();
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('forwards a signal to the program and exits with its exit code', async () => {
  const [node, ...args] = startWrapper();
  const wrapper = spawn(node, args);
  await firstLine(wrapper);
  wrapper.kill('SIGTERM');
  expect(await firstLine(wrapper)).toBe('SIGTERM');
  expect(await once(wrapper, 'exit')).toEqual([7, null]);
});

test('ends the program when npm was killed, even if the shell between them still runs', async () => {
  const [node, ...args] = startWrapper();
  // A shell with a further command cannot exec the first one, so it stays as a process between the two.
  const shell = spawn(process.execPath, [
    '-e',
    `require('node:child_process').spawn('sh', ['-c', '"$@"; true', 'sh', ...${JSON.stringify([node, ...args])}], { stdio: 'inherit' });
    setInterval(() => {}, 1000);`,
  ]);
  const pid = Number(await firstLine(shell));
  shell.kill('SIGKILL');
  await expect.poll(() => isAlive(pid), { timeout: 5_000 }).toBe(false);
});

test('ends the program when the parent process was killed', async () => {
  const [node, ...args] = startWrapper();
  const command = JSON.stringify([node, ...args]);
  const parentSource = `const [node, ...args] = ${command};
    require('node:child_process').spawn(node, args, { stdio: 'inherit' });
    setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['-e', parentSource]);
  const pid = Number(await firstLine(parent));
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(pid), { timeout: 5_000 }).toBe(false);
});

test('the exit code after a signal is 128 + the number of the signal', () => {
  expect(exitCode(3, null)).toBe(3);
  expect(exitCode(null, 'SIGKILL')).toBe(137);
});
