import { globSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { findStyleCalls } from './findStyleCalls.ts';
import type { StyleRecord } from './recordingStitches.ts';

/** Results of all style calls of the package. */
export interface StyleRecords {
  records: ReadonlyMap<string, StyleRecord>;
  /** What Stitches returned for each `css` and `styled`, by the location of the call. */
  stitchesStyles: ReadonlyMap<string, (props?: object) => { className: string }>;
  /** The rules that `write` makes Stitches add to an empty style sheet. */
  captureRules: (write: () => void) => { themed: string; rules: string };
}

const root = join(import.meta.dirname, '..');
const stitches = /[/\\]stitches\.ts$/;

/**
 * Runs every module of the package that calls Stitches in Node, with a Stitches that records the result of each call. The
 * modules only declare components and render none; other packages that they import are loaded when something of them is used.
 */
export async function recordStyles(): Promise<StyleRecords> {
  const modules = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(test|d)\.tsx?$/.test(file) && callsIn(join(root, file)).length > 0,
  );
  const lines = modules.map((file) => `import ${JSON.stringify(`./${file.replaceAll('\\', '/')}`)};`);
  return runBundle([...lines, "export * from './build/recordingStitches.ts';"].join('\n'), [markCalls]);
}

const callsIn = (file: string) => findStyleCalls(file, readFileSync(file, 'utf8'));

/** Adds its location to each call, and resolves Stitches to the recording one. */
const markCalls: Plugin = {
  name: 'mark-calls',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: stitches }, () => ({ path: join(import.meta.dirname, 'recordingStitches.ts') }));
    // Overrides `sideEffects: false` of the package, because the recorded calls are side effects.
    onResolve({ filter: /^\.\/src\// }, ({ path }) => ({ path: join(root, path), sideEffects: true }));
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8');
      const calls = findStyleCalls(path, code);
      let marked = code;
      for (const { calleeEnd, location } of calls.toReversed()) {
        marked = `${marked.slice(0, calleeEnd)}(${JSON.stringify(location)})${marked.slice(calleeEnd)}`;
      }
      return { contents: marked, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

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
