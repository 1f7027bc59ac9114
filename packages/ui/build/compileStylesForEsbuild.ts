import type { Plugin } from 'esbuild';
import { compiledFiles, loadCompiled } from './loadCompiled.ts';
import { recordStyles, type StyleRecords } from './recordStyles.ts';

/** For esbuild, and so for tsup: ui's styles are compiled, and Stitches stays outside. */
export function compileStylesForEsbuild(): Plugin {
  let styles: StyleRecords;
  return {
    name: 'gildshelf:compile-styles',
    setup({ onLoad, onStart }) {
      onStart(async () => {
        styles = await recordStyles();
      });
      onLoad({ filter: compiledFiles }, async ({ path }) => ({
        contents: await loadCompiled(path, styles),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      }));
    },
  };
}
