import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');

/** A library in a temporary folder of its own. */
export interface InstalledLibrary {
  /** Name and version. */
  readonly name: string;
  /** The number of packages, including those that it depends on. */
  readonly packages: number;
  readonly kb: number;
  /** Imports the library, or a path into it such as 'hono/cors'. */
  load<Exports>(specifier: string): Promise<Exports>;
}

/**
 * Installs a library with npm into a folder of its own below `folder`, then what it needs and we have anyway (`others`), which is not
 * counted. Throws if that fails.
 */
export function installLibrary(
  name: string,
  folder: string,
  others: readonly string[] = [],
): InstalledLibrary {
  const location = join(folder, name.replace(/\W+/g, '-'));
  mkdirSync(location);
  writeFileSync(join(location, 'package.json'), '{"private":true}');
  // Imports from this folder, so that the library is found here.
  writeFileSync(join(location, 'load.mjs'), 'export const load = (specifier) => import(specifier);\n');
  install(name, location);
  const lock: { packages: Record<string, unknown> } = JSON.parse(
    readFileSync(join(location, 'node_modules/.package-lock.json'), 'utf8'),
  );
  const packages = Object.keys(lock.packages).length;
  const kb = bytesIn(join(location, 'node_modules')) / 1000;
  for (const other of others) install(other, location);
  return {
    ...{ name, packages, kb },
    load: async (specifier) => {
      const { load } = await import(pathToFileURL(join(location, 'load.mjs')).href);
      return load(specifier);
    },
  };
}

function install(name: string, cwd: string): void {
  const { status } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--silent', '--ignore-scripts', name],
    { cwd, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`npm install ${name} failed.`);
}

/** A package that the server already depends on. */
export function ownDependency(name: string): InstalledLibrary {
  const { resolve } = createRequire(join(root, 'apps/api/package.json'));
  return {
    ...{ name, packages: 0, kb: 0 },
    load: (specifier) => import(pathToFileURL(resolve(specifier)).href),
  };
}

/** Imports a module of the source that no package exports. `path` is relative to the root. */
export async function loadSource<Exports>(path: string): Promise<Exports> {
  return (await import(pathToFileURL(join(root, path)).href)) as Exports;
}

function bytesIn(folder: string): number {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
