import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { installCopy } from './installCopy.ts';
import { type Lockfile, type Tarball, tarballEntries } from './scratchLockfile.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * Installs the projects in `tests/packages/frameworks`, with the packed packages, in a folder outside of the workspace. Their
 * frameworks are those of the lockfile beside them.
 */
export function installFrameworks(scratch: string, tarballs: readonly Tarball[]) {
  return installCopy('frameworks', (folder) => addTarballs(folder, scratch, tarballs));
}

/** Adds the tarballs to a folder, to the manifest of each project in it and to their lockfile. */
function addTarballs(folder: string, scratch: string, tarballs: readonly Tarball[]): void {
  const lockfile = parse(readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8')) as Lockfile;
  const own = tarballEntries(root, tarballs);
  for (const { file } of tarballs) cpSync(join(scratch, file), join(folder, file));
  for (const manifestFile of globSync('*/package.json', { cwd: folder })) {
    const manifest = JSON.parse(readFileSync(join(folder, manifestFile), 'utf8'));
    const importer = lockfile.importers[manifestFile.replace(/[\\/]package\.json$/, '')];
    if (!importer) throw new Error(`The lockfile of the frameworks has no ${manifestFile}.`);
    importer.dependencies ??= {};
    for (const { file, manifest: packed } of tarballs) {
      manifest.dependencies[packed.name] = `file:../${file}`;
      importer.dependencies[packed.name] = { specifier: `file:../${file}`, version: `file:${file}` };
    }
    writeFileSync(join(folder, manifestFile), JSON.stringify(manifest));
  }
  Object.assign(lockfile.packages, { ...own.packages, ...lockfile.packages });
  Object.assign(lockfile.snapshots, { ...own.snapshots, ...lockfile.snapshots });
  writeFileSync(join(folder, 'pnpm-lock.yaml'), stringify(lockfile));
}
