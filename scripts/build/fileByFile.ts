import { globSync } from 'node:fs';
import type { Plugin } from 'esbuild';

const besideSource = /\.(test|stories|d)\.tsx?$/;
// What a server that splits pages into server and client components must not run itself.
const runsOnClient = /\bfrom\s*"(react|react-dom|swr|@radix-ui)[/"-]|^function use[A-Z]/m;

// So that a file of dist imports its neighbours, in place of taking them in.
const relativeImportsStay: Plugin = {
  name: 'relative imports stay',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    );
  },
};

const useClient = {
  name: 'use client',
  renderChunk: (code: string) => (runsOnClient.test(code) ? { code: `"use client";\n${code}` } : undefined),
};

/**
 * How a package becomes JavaScript: every file of src one file of dist, under the same name, so that what somebody
 * does not import no bundler has to take, and each file says for itself whether it is 'use client'.
 * @param without paths that are for tests and stories only
 */
export function fileByFile(without = /^$/) {
  const files = globSync('src/**/*.{ts,tsx,js}').map((path) => path.replaceAll('\\', '/'));
  return {
    entry: files.filter((path) => !besideSource.test(path) && !without.test(path)),
    format: 'esm' as const,
    target: 'es2022' as const,
    clean: true,
    splitting: false,
    esbuildPlugins: [relativeImportsStay],
    plugins: [useClient],
  };
}
