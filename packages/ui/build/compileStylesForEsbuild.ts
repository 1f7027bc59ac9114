import type { Plugin } from 'esbuild';
import { compiledFilePattern, loadCompiled } from './compileModule.ts';
import { recordStyles, type StyleRecords } from './recordStyles.ts';

/** Plugin for esbuild and tsup that compiles the styles of ui and leaves Stitches out. */
export function compileStylesForEsbuild(): Plugin {
  let styles: StyleRecords;
  return {
    name: 'gildshelf:compile-styles',
    setup({ onLoad, onStart }) {
      onStart(async () => {
        styles = await recordStyles();
      });
      onLoad({ filter: compiledFilePattern }, async ({ path }) => ({
        contents: await loadCompiled(path, styles),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      }));
    },
  };
}
