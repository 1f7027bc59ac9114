import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

interface Importer {
  dependencies?: Record<string, { readonly version: string; readonly specifier?: string }>;
  readonly devDependencies?: Record<string, { readonly version: string }>;
}

export interface Lockfile {
  readonly lockfileVersion: string;
  readonly importers: Record<string, Importer>;
  readonly packages: Record<string, object>;
  readonly snapshots: Record<string, object>;
}

export interface Tarball {
  /** The package's folder below `packages/`, such as `ui`. */
  readonly folder: string;
  readonly manifest: {
    readonly name: string;
    readonly version: string;
    readonly dependencies: Record<string, string>;
    readonly peerDependencies: Record<string, string>;
  };
  /** Its file name in the scratch project's folder. */
  readonly file: string;
  readonly integrity: string;
}

/**
 * The lockfile of a project that installs the tarballs. All other versions are those of the repository's own lockfile, so that
 * the project installs offline from the repository's store and its versions do not change over time.
 */
export function scratchLockfile(root: string, tarballs: readonly Tarball[], tools: readonly string[]) {
  const { own, versionsIn, packages, snapshots } = tarballEntries(root, tarballs);
  const direct = {
    ...versionsIn('.', tools),
    ...versionsIn(
      '.',
      tarballs.map(({ manifest }) => manifest.name),
    ),
  };
  const specifiers = Object.fromEntries(
    Object.entries(direct).map(([name, version]) => [name, version.replace(/\(.*$/, '')]),
  );
  const text = stringify({
    lockfileVersion: own.lockfileVersion,
    settings: { autoInstallPeers: true, excludeLinksFromLockfile: false },
    overrides: overrides(tarballs),
    importers: {
      '.': {
        dependencies: Object.fromEntries(
          Object.entries(direct).map(([name, version]) => [name, { specifier: specifiers[name], version }]),
        ),
      },
    },
    packages,
    snapshots,
  });
  return { text, specifiers };
}

/** The packages of the repository's own lockfile, and the tarballs as packages with the same dependencies as in the workspace. */
export function tarballEntries(root: string, tarballs: readonly Tarball[]) {
  const own = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')) as Lockfile;
  const fileOf = (name: string) => tarballs.find(({ manifest }) => manifest.name === name)?.file;

  function versionIn(importer: string, name: string): string {
    const file = fileOf(name);
    if (file) return `file:${file}`;
    const { dependencies, devDependencies } = own.importers[importer] ?? {};
    const found = (dependencies?.[name] ?? devDependencies?.[name])?.version;
    if (!found) throw new Error(`pnpm-lock.yaml has no ${name} under ${importer}: run pnpm install.`);
    return found;
  }
  const versionsIn = (importer: string, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, versionIn(importer, name)]));
  const packages = Object.fromEntries(
    tarballs.map(({ file, integrity, manifest: { name, version, peerDependencies } }) => [
      `${name}@file:${file}`,
      { resolution: { integrity, tarball: `file:${file}` }, version, peerDependencies },
    ]),
  );
  const snapshots = Object.fromEntries(
    tarballs.map(({ file, folder, manifest: { name, dependencies, peerDependencies } }) => [
      `${name}@file:${file}`,
      {
        dependencies: versionsIn(`packages/${folder}`, Object.keys({ ...dependencies, ...peerDependencies })),
      },
    ]),
  );
  return {
    own,
    versionsIn,
    packages: { ...own.packages, ...packages },
    snapshots: { ...own.snapshots, ...snapshots },
  };
}

/** Makes the three packages resolve each other from the tarballs too. */
export const overrides = (tarballs: readonly Tarball[]) =>
  Object.fromEntries(tarballs.map(({ manifest, file }) => [manifest.name, `file:${file}`]));
