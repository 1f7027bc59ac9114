import { spawn } from 'node:child_process';

// What Vitest and the script that started it put into the environment is not what a user's own tools would see.
const foreign = /^(NODE_ENV|NODE_OPTIONS|DEV|PROD|MODE|BASE_URL|VITEST.*|npm_.*|INIT_CWD)$/i;
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));

/** Runs a tool to its end and returns what it said; an Error with all of it where it fails. */
export async function run(
  folder: string,
  program: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<string> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...environment, ...variables },
    // The shims of node_modules/.bin are .cmd files on Windows.
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${said}`);
  return said;
}
