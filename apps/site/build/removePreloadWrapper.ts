import type { Plugin } from 'vite';

// Matches what Vite generates for `(await import('./Page.tsx')).Page`, including the empty list of style sheets. A module of the same chunk
// is the result of a resolved promise.
const wrapped =
  /__vitePreload\(async \(\) => \{\s*const \{ ([\w$]+) \} = await (import\([^()]*\)|Promise\.resolve\(\)\.then\([^;{}]*\));\s*return \{ \1 \};\s*\}, \w*(?:\[\])?\)/g;

/**
 * Vite plugin that removes Vite's preload wrapper from dynamic imports. The wrapper preloads the style sheets and scripts of a chunk;
 * the site has no style sheets and `modulePreload` is off, so it would only add bytes.
 */
export function removePreloadWrapper(): Plugin {
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
