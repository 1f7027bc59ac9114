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
 * What the bundler cannot know about react-router, as replacements in its source: the contexts, components and classes that it creates
 * on load have no side effects, as the package's `sideEffects: false` promises; and the site has no data router (a `BrowserRouter` only),
 * so that the state of one is always undefined. Messages of failed invariants are for developers, who use the development build.
 */
const routerReplacements: readonly (readonly [RegExp, string])[] = [
  [/\bReact\d*\.(createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&'],
  [
    /^var (\w+) = (class extends React\d*\.Component \{\n.*?^\});$/gms,
    'var $1 = /* @__PURE__ */ (() => $2)();',
  ],
  [/^\w+\.(displayName|contextType) = .*;$/gm, ''],
  [/\binvariant\(\s*([^;`]*?),\s*(?:\/\/[^\n]*\s*)*`[^`]*`\s*\)/g, 'invariant($1)'],
  [/\blet dataRouterState = dataRouterOpts\?\.state;/g, 'const dataRouterState = void 0;'],
  [/\blet \{ isDataRoute \} = React\d*\.useContext\(RouteContext\);/g, 'const isDataRoute = false;'],
];

/**
 * What the site does not use of SWR, as replacements in its source: Suspense, data from server components, preloaded requests and the
 * connection to its developer tools. Polling and revalidation stay.
 */
const swrReplacements: readonly (readonly [RegExp, string])[] = [
  [/^const use = React\.use \|\|[\s\S]*?^\}\);$/m, 'const use = React.use;'],
  [/^const resolvedUndef = [\s\S]*?^resolvedUndef\.value = UNDEFINED;$/m, ''],
  [/^ {4}const hydrationRef = [\s\S]*?^ {4}if \(strictServerPrefetchWarning [\s\S]*?^ {4}\}$/m, ''],
  [/^ {4}if \(suspense\) \{\n[\s\S]*?^ {4}\}$/m, ''],
  [/\bif \(suspense\b[^;]*;/g, ''],
  [/\bsuspense, (fallbackData, .*), strictServerPrefetchWarning \}/, '$1 }'],
  [/^ {4}const consumedCacheDataRef = [\s\S]*?^ {4}const preloadCacheRef = .*$/m, ''],
  [/^ {4}useIsomorphicLayoutEffect\(\(\)=>\{\n {8}const preloaded = [\s\S]*?^ {4}\}\);$/m, ''],
  [/^ {4}useIsomorphicLayoutEffect\(\(\)=>\{\n {8}if \(fetcher \|\| !hasCacheData[\s\S]*?^ {4}\}\);$/m, ''],
  [/\bconst (hasCacheData|shouldUseRSCPreload) = .*;/g, 'const $1 = false;'],
  [/^const enableDevtools = [\s\S]*?^\};$/m, ''],
  [/^setupDevTools\(\);$/m, ''],
  [/\bconst BUILT_IN_MIDDLEWARE = .*;/, 'const BUILT_IN_MIDDLEWARE = [];'],
];

/** Vite plugin that applies replacements to a package, so that the bundler then drops what the site does not use. */
function withReplacements(
  { name, filter }: { readonly name: string; readonly filter: RegExp },
  replacements: readonly (readonly [RegExp, string])[],
): Plugin {
  const unused = new Set(replacements);
  return {
    name: `gildshelf:lean-${name}`,
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: filter },
      handler: (code) => ({
        code: replacements.reduce((text, entry) => {
          const [pattern, replacement] = entry;
          const replaced = text.replace(pattern, replacement);
          if (replaced !== text) unused.delete(entry);
          return replaced;
        }, code),
        map: null,
      }),
    },
    // After an update of the package a pattern may no longer occur.
    generateBundle() {
      for (const [pattern] of unused) this.error(`${name} does not contain ${pattern}.`);
    },
  };
}

/** Vite plugin that removes what the site does not use of SWR. */
export function treeShakableSwr(): Plugin {
  return withReplacements({ name: 'swr', filter: /\/swr\/dist\// }, swrReplacements);
}

/**
 * Vite plugin that resolves react-router to its production build (its package exports only the development build) and applies the
 * replacements above. The bundler then drops what the site does not use.
 */
export function treeShakableRouter(): Plugin {
  return {
    ...withReplacements(
      { name: 'react-router', filter: /\/react-router\/dist\/production\// },
      routerReplacements,
    ),
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer, options) {
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return (
          resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') }
        );
      },
    },
  };
}
