import { documentThemeCss } from '@gildshelf/ui/build';
import type { Plugin } from 'vite';

/**
 * Writes /themes.css, which the browser loads for a visitor who chooses a theme: the rules are in none of the site's scripts. The
 * server adds the same rules to the pages of visitors who have chosen before.
 */
export function themeStyles(): Plugin {
  const fileName = 'themes.css';
  const source = documentThemeCss('light') + documentThemeCss('auto');
  return {
    name: 'gildshelf:theme-styles',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_, response) => {
        response.setHeader('content-type', 'text/css').end(source);
      });
    },
  };
}
