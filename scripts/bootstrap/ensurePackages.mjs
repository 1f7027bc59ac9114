import { join } from 'node:path';
import { runStep } from './runStep.mjs';
import { hasStamp, readOrEmpty, stampOf, writeStamp } from './stamp.mjs';
import { versions } from './versions.mjs';

/**
 * Installs the packages of the lockfile, unless they are installed from the same lockfile.
 * @param {string} root
 * @param {{ node: string, pnpm: string, environment: Record<string, string> }} tools
 */
export async function ensurePackages(root, { node, pnpm, environment }) {
  const sources = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((name) => readOrEmpty(join(root, name)));
  const stamp = stampOf([process.platform, process.arch, versions.pnpm, ...sources]);
  // In node_modules, so that deleting that folder also triggers a new installation.
  const stampFile = join(root, 'node_modules', '.gildshelf-installed');
  if (hasStamp(stampFile, stamp)) return;

  console.log('Installing the packages (once for each lockfile) …');
  const { NODE_ENV: _, ...withoutNodeEnv } = environment;
  await runStep({
    program: node,
    args: [pnpm, 'install', ...installFlags],
    folder: root,
    // With NODE_ENV=production pnpm would omit the devDependencies, which the build needs.
    environment: withoutNodeEnv,
    name: 'pnpm install',
  });
  writeStamp(stampFile, stamp);
}

const installFlags = [
  '--frozen-lockfile',
  // The lockfile has the hash of every package; CI verifies the lockfile itself against the registry.
  '--trust-lockfile',
  '--prefer-offline',
  '--reporter=append-only',
  '--config.confirm-modules-purge=false',
  '--config.fetch-retries=2',
  '--config.fetch-retry-mintimeout=1000',
  '--config.fetch-retry-maxtimeout=5000',
];
