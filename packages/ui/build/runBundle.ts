import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const root = join(import.meta.dirname, '..');

// Other packages stay outside, and are loaded only where something of them is used.
const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^.]/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path, external: true, sideEffects: false },
    );
  },
};

/** Bundles a module of this package that is given as text, its paths relative to the package, and runs it in Node. */
export async function runBundle<Exports>(code: string, plugins: Plugin[]): Promise<Exports> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: root, sourcefile: 'entry.tsx', loader: 'tsx' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    plugins: [packagesOutside, ...plugins],
  });
  // In a file inside the package, so that Node finds the package's own dependencies.
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
