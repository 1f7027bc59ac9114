import { spawn } from 'node:child_process';
import { waitUntil } from '../../support/servers/waitUntil.ts';
import { userEnvironment } from './runProgram.ts';

/** Starts a server; resolves once it accepts requests at the URL, rejects with its output if it does not. */
export async function startProgram(
  folder: string,
  program: string,
  args: readonly string[],
  url: string,
  variables: Readonly<Record<string, string>>,
) {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...userEnvironment, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const ended = new Promise<void>((resolve) => child.once('close', resolve));
  const stop = async () => {
    child.kill();
    await ended;
  };
  const isReady = () =>
    fetch(url).then(
      (response) => response.arrayBuffer().then(() => true),
      () => false,
    );
  try {
    await waitUntil(async () => child.exitCode !== null || (await isReady()), 60_000);
    if (child.exitCode !== null) throw new Error('It has ended.');
  } catch (error) {
    await stop();
    throw new Error(`${program} ${args.join(' ')} does not listen at ${url}:\n${output}`, { cause: error });
  }
  return {
    /** What it has printed so far. */
    output: () => output,
    stop,
  };
}
