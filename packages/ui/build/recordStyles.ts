import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { findStyleCalls } from './findStyleCalls.ts';
import { runBundle } from './runBundle.ts';
import type { StyleRecord } from './StyleRecord.ts';

/** What all style calls of the package came to. */
export interface StyleRecords {
  records: ReadonlyMap<string, StyleRecord>;
  /** The real looks of Stitches, by the place of their call. */
  realLooks: ReadonlyMap<string, (props?: object) => { className: string }>;
  /** The rules that the real Stitches writes into an empty sheet. */
  writtenRules: (write: () => void) => { themed: string; rules: string };
}

const root = join(import.meta.dirname, '..');
const stitches = /[/\\]stitches\.ts$/;

/**
 * Runs every module of the package that calls Stitches, in Node, with a Stitches that keeps what came of each call. The
 * modules declare components and render none; what else they import from other packages is loaded if they need it.
 */
export async function recordStyles(): Promise<StyleRecords> {
  const modules = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(test|d)\.tsx?$/.test(file) && callsIn(join(root, file)).length > 0,
  );
  const lines = modules.map((file) => `import ${JSON.stringify(`./${file.replaceAll('\\', '/')}`)};`);
  return runBundle([...lines, "export * from './build/recordingStitches.ts';"].join('\n'), [markCalls]);
}

const callsIn = (file: string) => findStyleCalls(file, readFileSync(file, 'utf8'));

/** Gives each call its place, and leads it to the recording Stitches. */
const markCalls: Plugin = {
  name: 'mark-calls',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: stitches }, () => ({ path: join(import.meta.dirname, 'recordingStitches.ts') }));
    // With a path of its own: the package calls itself free of side effects, and the calls are just that.
    onResolve({ filter: /^\.\/src\// }, ({ path }) => ({ path: join(root, path), sideEffects: true }));
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8');
      const calls = findStyleCalls(path, code);
      let marked = code;
      for (const { nameEnd, place } of calls.toReversed()) {
        marked = `${marked.slice(0, nameEnd)}(${JSON.stringify(place)})${marked.slice(nameEnd)}`;
      }
      return { contents: marked, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};
