import { spawn } from 'node:child_process';

// Variables that Vitest and the package manager set, which a user's own tools would not see.
const testVariables = /^(NODE_ENV|NODE_OPTIONS|DEV|PROD|MODE|BASE_URL|VITEST.*|npm_.*|INIT_CWD)$/i;
/** The environment of a user's own tools. */
export const userEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !testVariables.test(name)),
);

/** Runs a program to its end; resolves to its stdout and stderr, rejects with both in the message when the exit code is not 0. */
export async function runProgram(
  folder: string,
  program: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<string> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...userEnvironment, ...variables },
    // The shims of node_modules/.bin are .cmd files on Windows.
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} exited with code ${code}:\n${output}`);
  return output;
}
