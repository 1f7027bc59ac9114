import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { runStep } from './runStep.mjs';
import { SetupError, setupMessageFor, setupMessages } from './setupErrors.mjs';
import { hasStamp, stampOf, writeStamp } from './stamp.mjs';
import { isAtLeast, versions } from './versions.mjs';

/**
 * Installs pnpm, and Node if the running one is too old, into `.tools/` (once); resolves to their paths.
 * @param {string} root
 * @returns {Promise<{ node: string, pnpm: string, environment: Record<string, string> }>}
 */
export async function ensureTools(root) {
  const tools = join(root, '.tools');
  const modules = join(tools, 'node_modules');
  const isNodeNew = isAtLeast(process.version, versions.nodeFloor);
  const nodeName = isNodeNew ? undefined : requiredNodePackage();
  // An installed Node stays, so that switching between two versions of the outer Node does not install it each time.
  const nodeToKeep = nodeName ?? ownNodePackage();
  const keepsNode =
    nodeName !== undefined || (nodeToKeep !== undefined && existsSync(join(modules, nodeToKeep)));
  const wanted = [`pnpm@${versions.pnpm}`, ...(keepsNode ? [`${nodeToKeep}@${versions.node}`] : [])];
  const bin = join(modules, '.bin');
  const node = nodeName
    ? join(modules, nodeName, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
    : process.execPath;
  const pnpm = join(modules, 'pnpm', 'bin', 'pnpm.mjs');
  // The running Node may not be on PATH, but the tools must find that one.
  const environment = innerEnvironment(process.env, [bin, dirname(node)]);

  const stampFile = join(tools, 'installed');
  const stamp = stampOf([process.platform, process.arch, ...wanted]);
  if (hasStamp(stampFile, stamp) && existsSync(node) && existsSync(pnpm)) return { node, pnpm, environment };

  console.log(`Fetching ${wanted.join(' and ')} into .tools (once) …`);
  prepareFolder(tools);
  const npm = findNpm();
  await runStep({
    program: npm[0],
    args: [...npm.slice(1), 'install', ...installFlags, ...wanted],
    folder: tools,
    environment: { ...environment, PATH: process.env.PATH ?? '' },
    name: 'npm install',
  });
  writeStamp(stampFile, stamp);
  return { node, pnpm, environment };
}

const installFlags = [
  '--ignore-scripts',
  '--no-save',
  '--no-package-lock',
  '--no-audit',
  '--no-fund',
  '--no-update-notifier',
  '--include=optional',
  '--loglevel=error',
  // By default npm retries for more than a minute without a network.
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];

const isMusl = () => process.platform === 'linux' && !hasGlibc();
const ownNodePackage = () =>
  nodePackage({ platform: process.platform, arch: process.arch, isMusl: isMusl() });

function requiredNodePackage() {
  const name = ownNodePackage();
  if (name) return name;
  const platform = `${process.platform}-${process.arch}${isMusl() ? ' with musl' : ''}`;
  throw new SetupError(setupMessages.noPlatform(platform, process.version));
}

/** @param {string} tools */
function prepareFolder(tools) {
  try {
    mkdirSync(tools, { recursive: true });
    // Without a package.json in the folder, npm would install into the project above.
    writeFileSync(join(tools, 'package.json'), '{ "private": true }\n');
  } catch (error) {
    throw new SetupError(setupMessageFor(String(error), 'Writing .tools', dirname(tools)));
  }
}

/**
 * The npm that started this process, since that on PATH may be older; else that on PATH or next to Node.
 * @returns {[string, ...string[]]}
 */
function findNpm() {
  const { npm_execpath: starter = '', PATH = '' } = process.env;
  if (basename(starter) === 'npm-cli.js' && existsSync(starter)) return [process.execPath, starter];
  const beside = join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js');
  const isOnPath = PATH.split(delimiter).some((folder) => existsSync(join(folder, 'npm')));
  return !isOnPath && existsSync(beside) ? [process.execPath, beside] : ['npm'];
}

// The registry and proxy settings apply to the machine; all other settings apply to the outer npm only.
const sharedSetting = /^npm_config_(?:.*:)?(?:registry|proxy|https?_proxy|noproxy|no_proxy|ca|cafile)$/i;

/**
 * The environment for the inner Node and pnpm: the given folders come first on PATH, and the variables of the outer npm are
 * removed. pnpm reads settings under its own prefix, so the shared ones are set under both names.
 * @param {Record<string, string | undefined>} outer
 * @param {string[]} folders
 * @returns {Record<string, string>}
 */
export function innerEnvironment(outer, folders) {
  /** @type {Record<string, string>} */
  const inner = {};
  let path = '';
  for (const [name, value] of Object.entries(outer)) {
    if (value === undefined) continue;
    if (/^path$/i.test(name)) path = value;
    else if (sharedSetting.test(name)) {
      inner[name] = value;
      inner[name.replace(/^npm_/i, 'pnpm_')] = value;
    } else if (!/^npm_|^NODE$/i.test(name)) inner[name] = value;
  }
  inner.PATH = [...folders, path].filter(Boolean).join(delimiter);
  return inner;
}

const systems = { linux: 'linux', darwin: 'darwin', win32: 'win' };
// The packages node-<os>-<cpu> exist for every release for darwin, linux and win on these CPUs.
const cpus = ['x64', 'arm64'];

/** Whether this Node is linked against glibc; on Alpine and other musl systems the report has no glibc version. */
function hasGlibc() {
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } } | undefined} */ (
    process.report?.getReport()
  );
  return Boolean(report?.header?.glibcVersionRuntime);
}

/**
 * The npm package with a prebuilt Node for a platform, or undefined if there is none.
 * @param {{ platform: string, arch: string, isMusl: boolean }} machine
 */
export function nodePackage({ platform, arch, isMusl }) {
  const system = Object.entries(systems).find(([name]) => name === platform)?.[1];
  if (!system || !cpus.includes(arch) || isMusl) return undefined;
  return `node-${system}-${arch}`;
}
