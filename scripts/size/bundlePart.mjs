import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { publishedPackages } from './publishedPackages.mjs';

const root = dirname(dirname(import.meta.dirname));

/**
 * What a part of a library costs a page, in kilobytes (1,000 bytes) of brotli at its best.
 * @typedef {object} PartSize
 * @property {number} first what is loaded with it: JavaScript and style sheets
 * @property {number} sheets how much of that is style sheets
 * @property {number} lazy how much more it is together with all that it loads later, by `import()`
 * @property {string[]} modules the files that a bundle of everything is made of, relative to the root
 */

/**
 * Bundles a part by esbuild for production, minified and tree-shaken. React and react-dom are left out, everything else
 * is in.
 * @param {{ contents: string } | { file: string }} part source text, or a file relative to the root
 * @returns {Promise<PartSize>}
 */
export async function bundlePart(part) {
  const [first, all] = await Promise.all([bundle(part, [withoutLaterParts]), bundle(part, [])]);
  return {
    first: first.scripts + first.sheets,
    sheets: first.sheets,
    lazy: Math.max(0, all.scripts + all.sheets - first.scripts - first.sheets),
    modules: all.modules,
  };
}

/** @param {{ contents: string } | { file: string }} part @param {import('esbuild').Plugin[]} plugins */
async function bundle(part, plugins) {
  const { metafile, outputFiles } = await build({
    ...('file' in part
      ? { entryPoints: [join(root, part.file)] }
      : { stdin: { contents: part.contents, resolveDir: root, sourcefile: 'part.js' } }),
    plugins,
    absWorkingDir: root,
    outdir: 'out',
    write: false,
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
  const kb = (/** @type {string} */ ending) =>
    outputFiles
      .filter(({ path }) => path.endsWith(ending))
      .reduce((sum, { contents }) => sum + brotliCompressSync(contents).length / 1000, 0);
  const modules = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).filter((input) => (inputs[input]?.bytesInOutput ?? 0) > 0),
  );
  return { scripts: kb('.js'), sheets: kb('.css'), modules };
}

/** @type {import('esbuild').Plugin} */
const withoutLaterParts = {
  name: 'without later parts',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};
