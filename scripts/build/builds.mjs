import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasStamp, stampOf, writeStamp } from '../bootstrap/stamp.mjs';

const root = join(import.meta.dirname, '../..');

/** @typedef {{ name: string, folder: string, inputs: readonly string[], output: string, tools: readonly (readonly string[])[] }} Build */

/**
 * The builds that `npm start` serves, with their inputs.
 * @type {readonly Build[]}
 */
export const servedBuilds = [
  {
    name: 'site',
    folder: 'apps/site',
    inputs: ['apps/site', 'packages/ui', 'packages/api-client', 'packages/widgets'],
    output: 'apps/site/dist-server/entry-server.js',
    // The build for browsers, then the build for server rendering, which reads the result of the first.
    tools: [
      ['vite', 'build', '--logLevel', 'warn'],
      ['vite', 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'],
    ],
  },
  {
    name: 'server',
    folder: 'apps/api',
    inputs: ['apps/api', 'packages/api-client', 'packages/ui/src/theme'],
    output: 'apps/api/dist/main.js',
    tools: [['tsup', '--silent']],
  },
];

/**
 * The builds of the published packages. Their declarations are generated from those of the packages that they depend on.
 * @type {readonly Build[]}
 */
export const packageBuilds = [
  { name: 'ui', inputs: [] },
  { name: 'api-client', inputs: [] },
  { name: 'widgets', inputs: ['packages/ui', 'packages/api-client'] },
].map(({ name, inputs }) => ({
  name,
  folder: `packages/${name}`,
  inputs: [`packages/${name}`, 'scripts/build', ...inputs],
  output: `packages/${name}/dist`,
  tools: [['tsup', '--silent']],
}));

/**
 * Builds, in parallel, everything whose sources have changed since its last build.
 * @param {readonly Build[]} builds
 */
export async function buildStale(builds) {
  const stale = builds.flatMap((build) => {
    const stampFile = join(root, 'node_modules', `.gildshelf-built-${build.name}`);
    // A copy of node_modules in another checkout is no proof that this one has been built.
    const stamp = stampOf([root, inputsHash(root, build.inputs)]);
    const isFresh = hasStamp(stampFile, stamp) && existsSync(join(root, build.output));
    return isFresh ? [] : [{ build, stampFile, stamp }];
  });
  if (stale.length === 0) return;
  console.log(`Building the ${stale.map(({ build }) => build.name).join(' and the ')} …`);
  const started = performance.now();
  await Promise.all(
    stale.map(async ({ build, stampFile, stamp }) => {
      for (const tool of build.tools) await runBuild(build, tool);
      writeStamp(stampFile, stamp);
    }),
  );
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** @param {Build} build @param {readonly string[]} tool @returns {Promise<void>} */
function runBuild({ name, folder }, [program = '', ...args]) {
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

const commonInputs = ['pnpm-lock.yaml', 'tsconfig.base.json'];
// Tests, stories and documentation are not part of a build, so a change of them must not trigger one.
const ignored = /\.(test|stories|spec)\.tsx?$|\.md$|\/(dist|dist-server|node_modules)\//;

/**
 * A hash of the content of all inputs of a build.
 * @param {string} root
 * @param {readonly string[]} folders packages, relative to root
 */
export function inputsHash(root, folders) {
  const files = folders
    .flatMap((folder) =>
      globSync(`${folder}/**/*.*`, {
        cwd: root,
        exclude: ['**/node_modules/**', '**/dist/**', '**/dist-server/**'],
      }),
    )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !ignored.test(file))
    .sort();
  const hash = createHash('sha256').update(process.version);
  for (const file of [...commonInputs, ...files]) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}:${content.length}:`).update(content);
  }
  return hash.digest('hex');
}
