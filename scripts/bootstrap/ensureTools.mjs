import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { innerEnvironment } from './innerEnvironment.mjs';
import { isAtLeast } from './isAtLeast.mjs';
import { Lack } from './Lack.mjs';
import { hasGlibc, nodePackage } from './nodePackage.mjs';
import { runStep } from './runStep.mjs';
import { sentenceFor, sentences } from './sentences.mjs';
import { hasStamp, stampOf, writeStamp } from './stamp.mjs';
import { versions } from './versions.mjs';

/**
 * Puts pnpm, and Node where the one outside is too old, into `.tools/` (once), and says where they are.
 * @param {string} root
 * @returns {Promise<{ node: string, pnpm: string, environment: Record<string, string> }>}
 */
export async function ensureTools(root) {
  const tools = join(root, '.tools');
  const modules = join(tools, 'node_modules');
  const isNodeNew = isAtLeast(process.version, versions.nodeFloor);
  const nodeName = isNodeNew ? undefined : requiredNodePackage();
  // A Node that was fetched once stays: whoever changes between two Nodes outside must not fetch at each change.
  const kept = nodeName ?? ownNodePackage();
  const isKept = nodeName !== undefined || (kept !== undefined && existsSync(join(modules, kept)));
  const wanted = [`pnpm@${versions.pnpm}`, ...(isKept ? [`${kept}@${versions.node}`] : [])];
  const bin = join(modules, '.bin');
  const node = nodeName
    ? join(modules, nodeName, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
    : process.execPath;
  const pnpm = join(modules, 'pnpm', 'bin', 'pnpm.mjs');
  // A Node that is new enough but not on PATH must still be the one that the tools find.
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
  // npm's own patience without a network is more than a minute.
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
  throw new Lack(sentences.noPlatform(platform, process.version));
}

/** @param {string} tools */
function prepareFolder(tools) {
  try {
    mkdirSync(tools, { recursive: true });
    // Without a package.json of its own, npm would install into the project above.
    writeFileSync(join(tools, 'package.json'), '{ "private": true }\n');
  } catch (error) {
    throw new Lack(sentenceFor(String(error), 'Writing .tools', dirname(tools)));
  }
}

/** The npm that started us, since another on PATH may be older; else the one beside this Node or on PATH. @returns {[string, ...string[]]} */
function findNpm() {
  const { npm_execpath: starter = '', PATH = '' } = process.env;
  if (basename(starter) === 'npm-cli.js' && existsSync(starter)) return [process.execPath, starter];
  const beside = join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js');
  const isOnPath = PATH.split(delimiter).some((folder) => existsSync(join(folder, 'npm')));
  return !isOnPath && existsSync(beside) ? [process.execPath, beside] : ['npm'];
}
