import type { Plugin } from 'vite';

/**
 * Takes react-router's own build for production (its package names only the one for development), and tells the bundler
 * what the router's package promises by `sideEffects: false`: that the contexts and components it makes when it is
 * loaded, and their names for the developer tools, do nothing but exist. Those which the site does not use are left out.
 */
export function leanRouter(): Plugin {
  return {
    name: 'gildshelf:lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
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
