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

/**
 * Vite plugin that resolves react-router to its production build (its package exports only the development build), marks the contexts
 * and components that it creates on load as pure, as the package's `sideEffects: false` promises, and removes their display names. The
 * bundler then drops those which the site does not use.
 */
export function treeShakableRouter(): Plugin {
  return {
    name: 'gildshelf:lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer, options) {
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return (
          resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') }
        );
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replace(/\bReact\d*\.(createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&')
          .replace(/^\w+\.displayName = .*;$/gm, ''),
        map: null,
      }),
    },
  };
}
