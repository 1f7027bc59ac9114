import { globSync } from 'node:fs';
import type { Plugin } from 'esbuild';

const besideSource = /\.(test|stories|d)\.tsx?$/;
// Code that a server with React Server Components must not run.
const runsOnClient = /\bfrom\s*"(react|react-dom|swr|@radix-ui)[/"-]|^function use[A-Z]/m;

// A file of dist imports the other files instead of bundling them.
const keepRelativeImports: Plugin = {
  name: 'keep relative imports',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    );
  },
};

const useClient = {
  name: 'use client',
  // On the first line, so that the lines of the source map stay right.
  renderChunk: (code: string) => (runsOnClient.test(code) ? { code: `"use client"; ${code}` } : undefined),
};

/**
 * The tsup options of a package: every file of src becomes one file of dist with the same name, so that bundlers can leave out
 * unused files, and each file has its own 'use client'.
 * @param without matches the paths that are for tests and stories only
 */
export function perFileTsupOptions(without = /^$/) {
  const files = globSync('src/**/*.{ts,tsx,js}').map((path) => path.replaceAll('\\', '/'));
  return {
    entry: files.filter((path) => !besideSource.test(path) && !without.test(path)),
    format: 'esm' as const,
    target: 'es2022' as const,
    clean: true,
    sourcemap: true,
    splitting: false,
    esbuildPlugins: [keepRelativeImports],
    plugins: [useClient],
  };
}

/** The entries with declaration files for the languages of a package: `languages/de` and so on. */
export const languageEntries = Object.fromEntries(
  globSync('src/languages/*.ts').map((path) => [
    path.slice('src/'.length, -'.ts'.length).replaceAll('\\', '/'),
    path,
  ]),
);
