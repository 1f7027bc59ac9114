import { toEnglish } from '@gildshelf/ui/messages';
import { night } from '@gildshelf/ui/palette';
import type { Plugin } from 'vite';
import { evaluate } from './evaluatedModules.ts';

/**
 * Vite plugin that replaces the placeholders of the document by values of the code, also on the development server.
 * @param texts the file that exports the function `siteDescription`
 */
export function documentValues(texts: string): Plugin {
  return {
    name: 'gildshelf:document-values',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { siteDescription } = await evaluate(texts);
        const description = (siteDescription as (translate: typeof toEnglish) => string)(toEnglish);
        return html.replaceAll('__PAGE_COLOUR__', night).replaceAll('__SITE_DESCRIPTION__', description);
      },
    },
  };
}
