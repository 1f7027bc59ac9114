import { night } from '@gildshelf/ui/palette';
import type { Plugin } from 'vite';
import { evaluate } from './evaluatedModules.ts';

/**
 * Vite plugin that replaces the placeholders of the document by values of the code, also on the development server.
 * @param mediaTypes the file that exports the texts that depend on the media types
 */
export function documentValues(mediaTypes: string): Plugin {
  return {
    name: 'gildshelf:document-values',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { siteDescription } = await evaluate(mediaTypes);
        return html
          .replaceAll('__PAGE_COLOUR__', night)
          .replaceAll('__SITE_DESCRIPTION__', String(siteDescription));
      },
    },
  };
}
