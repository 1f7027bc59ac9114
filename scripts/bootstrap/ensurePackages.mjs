import { join } from 'node:path';
import { runStep } from './runStep.mjs';
import { hasStamp, read, stampOf, writeStamp } from './stamp.mjs';
import { versions } from './versions.mjs';

/**
 * Installs the packages of the lockfile, once for each state of the lockfile.
 * @param {string} root
 * @param {{ node: string, pnpm: string, environment: Record<string, string> }} tools
 */
export async function ensurePackages(root, { node, pnpm, environment }) {
  const sources = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((name) => read(join(root, name)));
  const stamp = stampOf([process.platform, process.arch, versions.pnpm, ...sources]);
  // In node_modules, so that deleting that folder is enough to have it made again.
  const stampFile = join(root, 'node_modules', '.gildshelf-installed');
  if (hasStamp(stampFile, stamp)) return;

  console.log('Installing the packages (once for each lockfile) …');
  const { NODE_ENV: _, ...withoutNodeEnv } = environment;
  await runStep({
    program: node,
    args: [pnpm, 'install', ...installFlags],
    folder: root,
    // In production mode pnpm would leave out what the build needs.
    environment: withoutNodeEnv,
    name: 'pnpm install',
  });
  writeStamp(stampFile, stamp);
}

const installFlags = [
  '--frozen-lockfile',
  // Every package's hash is in the lockfile; CI checks the lockfile itself against the registry.
  '--trust-lockfile',
  '--prefer-offline',
  '--reporter=append-only',
  '--config.confirm-modules-purge=false',
  '--config.fetch-retries=2',
  '--config.fetch-retry-mintimeout=1000',
  '--config.fetch-retry-maxtimeout=5000',
];
