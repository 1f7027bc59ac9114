import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { measureFiles } from './measureFiles.mjs';

const packages = join(dirname(dirname(import.meta.dirname)), 'packages');

/** Aliases for esbuild that resolve our packages to their published form, also from files outside of the workspace. */
export const publishedPackages = {
  '@gildshelf/ui': join(packages, 'ui/dist/index.js'),
  '@gildshelf/widgets': join(packages, 'widgets/dist/index.js'),
};

const root = dirname(dirname(import.meta.dirname));

/** Source text, or a file relative to the root. @typedef {{ contents: string } | { file: string }} Part */

/**
 * The size of a part of a library, in kilobytes (1,000 bytes) of brotli at the highest level.
 * @typedef {object} PartSize
 * @property {number} first the initial load: JavaScript and style sheets
 * @property {number} sheets the style sheets in `first`
 * @property {number} lazy the additional size of everything that it loads by `import()`
 * @property {string[]} modules the files in a bundle of everything, relative to the root
 */

/** @typedef {{ files: string[], modules: string[], hasDynamicImports: boolean }} Bundle */

/**
 * Bundles all parts with esbuild for production, minified and tree-shaken, in one pass, then those with `import()` in a second
 * pass that includes the imported code. React and react-dom are external.
 * @template {string} Name
 * @param {Readonly<Record<Name, Part>>} parts
 * @returns {Promise<Record<Name, PartSize>>}
 */
export async function bundleParts(parts) {
  const folder = mkdtempSync(join(tmpdir(), 'gildshelf-sizes-'));
  try {
    const entries = /** @type {[Name, Part][]} */ (Object.entries(parts));
    const first = await bundle(entries, join(folder, 'first'), [externalDynamicImports]);
    const withLazy = entries.filter(([name]) => first[name].hasDynamicImports);
    const all = { ...first, ...(await bundle(withLazy, join(folder, 'all'), [])) };
    const sizes = await measureFiles(
      [...Object.values(first), ...Object.values(all)].flatMap(({ files }) => files),
    );
    const kb = (/** @type {readonly string[]} */ files) =>
      files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
    return /** @type {Record<Name, PartSize>} */ (
      Object.fromEntries(
        entries.map(([name]) => [
          name,
          {
            first: kb(first[name].files),
            sheets: kb(first[name].files.filter((file) => file.endsWith('.css'))),
            lazy: Math.max(0, kb(all[name].files) - kb(first[name].files)),
            modules: all[name].modules,
          },
        ]),
      )
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {readonly [string, Part][]} parts
 * @param {string} folder
 * @param {import('esbuild').Plugin[]} plugins
 * @returns {Promise<Record<string, Bundle>>}
 */
async function bundle(parts, folder, plugins) {
  const { metafile } = await build({
    entryPoints: parts.map(([, part], index) => ({
      in: 'file' in part ? join(root, part.file) : `part:${index}`,
      out: String(index),
    })),
    plugins: [sourceTexts(parts.map(([, part]) => part)), ...plugins],
    absWorkingDir: root,
    outdir: folder,
    metafile: true,
    bundle: true,
    // One file without chunks: with splitting, esbuild would put the whole of an index that is imported twice into the first chunk.
    splitting: false,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: publishedPackages,
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    logLevel: 'error',
  });
  return Object.fromEntries(
    parts.map(([name], index) => {
      const outputs = ['js', 'css'].flatMap((ending) => {
        const file = join(folder, `${index}.${ending}`);
        const output = metafile.outputs[relative(root, file).replaceAll('\\', '/')];
        return output ? [{ file, output }] : [];
      });
      return [
        name,
        {
          files: outputs.map(({ file }) => file),
          modules: outputs.flatMap(({ output }) =>
            Object.keys(output.inputs).filter((input) => (output.inputs[input]?.bytesInOutput ?? 0) > 0),
          ),
          hasDynamicImports: outputs.some(({ output }) =>
            output.imports.some(({ kind }) => kind === 'dynamic-import'),
          ),
        },
      ];
    }),
  );
}

/** Resolves entries that are source texts, 'part:' with their index. @param {readonly Part[]} parts @returns {import('esbuild').Plugin} */
const sourceTexts = (parts) => ({
  name: 'source texts',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^part:/ }, ({ path }) => ({ path: path.slice('part:'.length), namespace: 'part' }));
    onLoad({ filter: /./, namespace: 'part' }, ({ path }) => {
      const part = parts[Number(path)];
      return { contents: part && 'contents' in part ? part.contents : '', resolveDir: root };
    });
  },
});

/** @type {import('esbuild').Plugin} */
const externalDynamicImports = {
  name: 'external dynamic imports',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};
