import type { Plugin } from 'vite';

// What Vite makes of `(await import('./Page.tsx')).Page`, with the places of style sheets that are not there.
const wrapped =
  /__vitePreload\(async \(\) => \{\s*const \{ ([\w$]+) \} = await (import\([^()]*\));\s*return \{ \1 \};\s*\}, \w*(?:\[\])?\)/g;

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
    renderChunk: (code) => ({ code: code.replace(wrapped, '$2'), map: null }),
    enforce: 'pre',
  };
}
