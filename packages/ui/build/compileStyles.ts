import { readFile } from 'node:fs/promises';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { compiledFiles, loadCompiled, sentRulesFile } from './loadCompiled.ts';
import { recordStyles, type StyleRecords } from './recordStyles.ts';
import { ruleSigns } from './ruleSigns.ts';

export interface StyleSheetOfEntry {
  /** Where, within what is built for browsers, a list of its rules is written for the server's build. */
  readonly list: string;
  /** That list, as the build of a server reads it afterwards; its path. */
  readonly listForServer: string;
}

/**
 * For Vite: in a build, ui's styles are compiled and Stitches stays outside; the development server keeps Stitches. With
 * `sheet` the rules of the entry's own chunk are a style sheet that its document links, and no text in the script.
 */
export function compileStyles(sheet?: StyleSheetOfEntry): Plugin {
  let styles: StyleRecords;
  const signs = ruleSigns();
  return {
    name: 'gildshelf:compile-styles',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      styles = await recordStyles();
    },
    load: {
      filter: { id: compiledFiles },
      async handler(file) {
        const isForServer = this.environment.config.consumer === 'server';
        if (sheet && isForServer && file === sentRulesFile)
          return `export const sentRules = ${await readFile(sheet.listForServer, 'utf8')};`;
        const printText = sheet && !isForServer ? signs.sign : undefined;
        return { code: await loadCompiled(file, styles, printText), map: null };
      },
    },
    renderChunk(code, chunk) {
      if (!sheet || this.environment.config.consumer === 'server') return null;
      // Another entry beside the document's has no looks.
      if (!chunk.isEntry || chunk.facadeModuleId?.endsWith('.ts'))
        return { code: signs.fill(code), map: null };
      const taken = signs.take(code);
      const text = taken.rules.map((group) => `@media{${group.map(([, text]) => text).join('')}}`).join('');
      this.emitFile({ type: 'asset', name: sheetName, source: text });
      this.emitFile({ type: 'asset', fileName: sheet.list, source: JSON.stringify(taken.rules) });
      return { code: taken.code, map: null };
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }): HtmlTagDescriptor[] {
        const file = Object.values(bundle ?? {}).find(
          (asset) => asset.type === 'asset' && asset.names.includes(sheetName),
        )?.fileName;
        if (!file) return [];
        // By this id the script finds it, and goes on in it.
        return [
          { tag: 'link', attrs: { rel: 'stylesheet', id: 'stitches', href: `/${file}` }, injectTo: 'head' },
        ];
      },
    },
  };
}

const sheetName = 'looks.css';
