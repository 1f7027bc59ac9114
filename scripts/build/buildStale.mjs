import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hasStamp, writeStamp } from '../bootstrap/stamp.mjs';
import { inputsHash } from './inputsHash.mjs';

/**
 * Builds, in parallel, everything whose sources have changed since its last build.
 * @param {string} root
 * @param {readonly import('./builds.mjs').Build[]} builds
 */
export async function buildStale(root, builds) {
  const stale = builds.flatMap((build) => {
    const stampFile = join(root, 'node_modules', `.gildshelf-built-${build.name}`);
    const stamp = inputsHash(root, build.inputs);
    const isFresh = hasStamp(stampFile, stamp) && existsSync(join(root, build.output));
    return isFresh ? [] : [{ build, stampFile, stamp }];
  });
  if (stale.length === 0) return;
  console.log(`Building the ${stale.map(({ build }) => build.name).join(' and the ')} …`);
  const started = performance.now();
  await Promise.all(
    stale.map(async ({ build, stampFile, stamp }) => {
      for (const tool of build.tools) await runBuild(root, build, tool);
      writeStamp(stampFile, stamp);
    }),
  );
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** @param {string} root @param {import('./builds.mjs').Build} build @param {readonly string[]} tool @returns {Promise<void>} */
function runBuild(root, { name, folder }, [program = '', ...args]) {
  const child = spawn(join('node_modules', '.bin', program), args, {
    cwd: join(root, folder),
    // The shims of node_modules/.bin are .cmd files on Windows.
    shell: process.platform === 'win32',
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const endChild = () => child.kill();
  process.once('exit', endChild);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('exit', endChild);
      if (code === 0) resolve();
      else reject(new Error(`The build of the ${name} failed; its output is above.`));
    });
  });
}
