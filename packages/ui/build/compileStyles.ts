import { readFile } from 'node:fs/promises';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { layerRule } from '../src/theme/compiled/sheet.ts';
import { compiledFilePattern, extractedRulesFile, loadCompiled } from './compileModule.ts';
import { recordStyles, type StyleRecords } from './recordStyles.ts';
import { rulePlaceholders } from './rulePlaceholders.ts';

export interface EntryStyleSheet {
  /** File name, within the browser build, of the list of rules that is written for the server build. */
  readonly rulesFileName: string;
  /** Path of the same file, which the server build reads afterwards. */
  readonly rulesPathForServer: string;
}

/**
 * Vite plugin: a build compiles the styles of ui and leaves Stitches out; the development server uses Stitches. With `sheet`
 * the rules of the entry chunk become a style sheet that the HTML document links, and are not part of the script.
 */
export function compileStyles(sheet?: EntryStyleSheet): Plugin {
  let styles: StyleRecords;
  const placeholders = rulePlaceholders();
  return {
    name: 'gildshelf:compile-styles',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      styles = await recordStyles();
    },
    load: {
      filter: { id: compiledFilePattern },
      async handler(file) {
        const isForServer = this.environment.config.consumer === 'server';
        if (sheet && isForServer && file === extractedRulesFile)
          return `export const extractedRules = ${await readFile(sheet.rulesPathForServer, 'utf8')};
export const addedNames = new Set(extractedRules.flat().map(([name]) => name));`;
        const printText = sheet && !isForServer ? placeholders.sign : undefined;
        return { code: await loadCompiled(file, styles, printText), map: null };
      },
    },
    renderChunk(code, chunk) {
      if (!sheet || this.environment.config.consumer === 'server') return null;
      // Lazy chunks keep their rules in the script. An entry that is a .ts file is not the one of the document and has no styles.
      if (!chunk.isEntry || chunk.facadeModuleId?.endsWith('.ts'))
        return { code: placeholders.fill(code), map: null };
      const extracted = placeholders.take(code);
      const css = extracted.rules
        .map((group) => `${layerRule}{${group.map(([, text]) => text).join('')}}`)
        .join('');
      this.emitFile({ type: 'asset', name: sheetName, source: css });
      this.emitFile({
        type: 'asset',
        fileName: sheet.rulesFileName,
        source: JSON.stringify(extracted.rules),
      });
      return { code: extracted.code, map: null };
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }): HtmlTagDescriptor[] {
        const file = Object.values(bundle ?? {}).find(
          (asset) => asset.type === 'asset' && asset.names.includes(sheetName),
        )?.fileName;
        if (!file) return [];
        // The script finds the sheet by this id and adds further rules to it.
        return [
          { tag: 'link', attrs: { rel: 'stylesheet', id: 'stitches', href: `/${file}` }, injectTo: 'head' },
        ];
      },
    },
  };
}

const sheetName = 'components.css';
