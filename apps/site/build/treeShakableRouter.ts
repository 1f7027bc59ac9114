import type { Plugin } from 'vite';

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
