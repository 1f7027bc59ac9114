import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const root = join(import.meta.dirname, '..');

// Other packages are external, and are imported only where something of them is used.
const externalPackages: Plugin = {
  name: 'external-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^.]/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path, external: true, sideEffects: false },
    );
  },
};

/** Bundles a module from source text, with paths relative to this package, runs it in Node and returns its exports. */
export async function runBundle<Exports>(code: string, plugins: Plugin[]): Promise<Exports> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: root, sourcefile: 'entry.tsx', loader: 'tsx' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    plugins: [externalPackages, ...plugins],
  });
  // The file is inside the package, so that Node resolves the dependencies of the package.
  const folder = join(root, 'node_modules', '.gildshelf-styles');
  const file = join(folder, `${crypto.randomUUID()}.mjs`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, outputFiles[0]?.text ?? '');
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(file);
  }
}
