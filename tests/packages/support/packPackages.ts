import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { stringify } from 'yaml';
import { buildStale, packageBuilds } from '../../../scripts/build/builds.mjs';
import { runProgram } from './runProgram.ts';
import { overrides, scratchLockfile, type Tarball } from './scratchLockfile.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed packages, whose files are in the folder `scratch`. */
    tarballs: readonly Tarball[];
  }
}

const root = join(import.meta.dirname, '../../..');
const tools = [
  'react',
  'react-dom',
  'react-hook-form',
  '@types/react',
  '@types/react-dom',
  'typescript',
  'vite',
  '@vitejs/plugin-react',
];

/**
 * Vitest's global setup: packs the three packages as they are published and installs them in a project outside of the workspace.
 * `inject('scratch')` is its folder, which also holds the tarballs that
 * `inject('tarballs')` describes.
 */
export default async function packPackages(project: TestProject) {
  await buildStale(packageBuilds);
  const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'gildshelf-scratch-')));
  const remove = () => rmSync(scratch, { recursive: true, force: true });
  const tarballs: Tarball[] = [];
  try {
    for (const folder of ['ui', 'api-client', 'widgets']) tarballs.push(await pack(folder, scratch));
    await install(scratch, tarballs);
  } catch (error) {
    remove();
    throw error;
  }
  project.provide('scratch', scratch);
  project.provide('tarballs', tarballs);
  return remove;
}

async function pack(folder: string, scratch: string): Promise<Tarball> {
  const output = await runProgram(join(root, 'packages', folder), 'pnpm', [
    'pack',
    '--json',
    '--pack-destination',
    scratch,
  ]);
  const { filename, integrity } = JSON.parse(output.slice(output.indexOf('{'))) as {
    filename: string;
    integrity: string;
  };
  const file = filename.replace(/^.*[\\/]/, '');
  const unpacked = join(scratch, 'tarballs', folder);
  mkdirSync(unpacked, { recursive: true });
  await runProgram(scratch, 'tar', ['-xzf', file, '-C', `tarballs/${folder}`, '--strip-components=1']);
  return {
    folder,
    file,
    integrity,
    manifest: JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8')),
  };
}

async function install(scratch: string, tarballs: readonly Tarball[]) {
  const { text, specifiers } = scratchLockfile(root, tarballs, tools);
  cpSync(join(import.meta.dirname, '../consumer'), scratch, { recursive: true });
  const manifest = { name: 'scratch', private: true, type: 'module', dependencies: specifiers };
  writeFileSync(join(scratch, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(scratch, 'pnpm-workspace.yaml'), stringify({ overrides: overrides(tarballs) }));
  writeFileSync(join(scratch, 'pnpm-lock.yaml'), text);
  const flags = ['--offline', '--frozen-lockfile', '--trust-lockfile', '--ignore-scripts'];
  await runProgram(scratch, 'pnpm', ['install', ...flags, '--store-dir', storeDir()]);
}

/** pnpm's store of the workspace: on another disk, pnpm would use a new and empty store for the project. */
export function storeDir(): string {
  const text = readFileSync(join(root, 'node_modules/.modules.yaml'), 'utf8');
  return (JSON.parse(text) as { storeDir: string }).storeDir;
}
