import type { Plugin } from 'vite';
import { compiledFiles, loadCompiled } from './loadCompiled.ts';
import { recordStyles, type StyleRecords } from './recordStyles.ts';

/** For Vite: in a build, ui's styles are compiled and Stitches stays outside; the development server keeps Stitches. */
export function compileStyles(): Plugin {
  let styles: StyleRecords;
  return {
    name: 'gildshelf:compile-styles',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      styles = await recordStyles();
    },
    load: {
      filter: { id: compiledFiles },
      handler: async (file) => ({ code: await loadCompiled(file, styles), map: null }),
    },
  };
}
