import type { Plugin } from 'vite';

/**
 * A page's import is just an import. Vite wraps each in what preloads its style sheets and scripts; the site has no style
 * sheets, and `modulePreload` is off, so the wrapping does nothing but weigh.
 */
export function plainImports(): Plugin {
  return {
    name: 'gildshelf:plain-imports',
    apply: 'build',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    enforce: 'pre',
  };
}
