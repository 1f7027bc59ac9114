import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { measureFiles } from './measureFiles.mjs';
import { publishedPackages } from './publishedPackages.mjs';

const root = dirname(dirname(import.meta.dirname));

/** Source text, or a file relative to the root. @typedef {{ contents: string } | { file: string }} Part */

/**
 * What a part of a library costs a page, in kilobytes (1,000 bytes) of brotli at its best.
 * @typedef {object} PartSize
 * @property {number} first what is loaded with it: JavaScript and style sheets
 * @property {number} sheets how much of that is style sheets
 * @property {number} lazy how much more it is together with all that it loads later, by `import()`
 * @property {string[]} modules the files that a bundle of everything is made of, relative to the root
 */

/** @typedef {{ files: string[], modules: string[], hasLaterParts: boolean }} Bundle */

/**
 * Bundles all parts by esbuild in one pass for production, minified and tree-shaken, then those that load more later in
 * another with all of it. React and react-dom are left out, everything else is in.
 * @template {string} Name
 * @param {Readonly<Record<Name, Part>>} parts
 * @returns {Promise<Record<Name, PartSize>>}
 */
export async function bundleParts(parts) {
  const folder = mkdtempSync(join(tmpdir(), 'gildshelf-sizes-'));
  try {
    const given = /** @type {[Name, Part][]} */ (Object.entries(parts));
    const first = await bundle(given, join(folder, 'first'), [withoutLaterParts]);
    const growing = given.filter(([name]) => first[name].hasLaterParts);
    const all = { ...first, ...(await bundle(growing, join(folder, 'all'), [])) };
    const sizes = await measureFiles(
      [...Object.values(first), ...Object.values(all)].flatMap(({ files }) => files),
    );
    const kb = (/** @type {readonly string[]} */ files) =>
      files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
    return /** @type {Record<Name, PartSize>} */ (
      Object.fromEntries(
        given.map(([name]) => [
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
    // One file, and no chunks: where a barrel is imported twice, esbuild would carry all of it into the first one.
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
          hasLaterParts: outputs.some(({ output }) =>
            output.imports.some(({ kind }) => kind === 'dynamic-import'),
          ),
        },
      ];
    }),
  );
}

/** Entries that are a source text: 'part:' and their index. @param {readonly Part[]} parts @returns {import('esbuild').Plugin} */
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
const withoutLaterParts = {
  name: 'without later parts',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};
