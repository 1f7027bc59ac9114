/** One part of the house: where it lives, what it may import, and the sentence for everything else. */
export type Layer = {
  name: string;
  /** Matched against the path of a file, relative to the root. */
  path: RegExp;
  /** The package that the layer belongs to: relative imports may not leave it. Layers without one are tools. */
  folder?: string;
  /** Layers of its own package that relative imports may reach. */
  inside?: string[];
  /** Packages, ours and others', by their full specifier. */
  packages: RegExp[];
  sentence: string;
  /** Globals that the layer does without, and why. */
  without?: { globals: string[]; sentence: string };
};

const react = /^react(-dom)?(\/.*)?$/;
const zod = /^zod\/mini$/;

/** The table of ARCHITECTURE.md, 'Arrows'; the first layer whose path fits is the file's. */
export const layers: Layer[] = [
  {
    name: 'ui',
    path: /^packages\/ui\/src\//,
    folder: 'packages/ui/',
    inside: ['ui'],
    packages: [react, /^@radix-ui\//, /^@stitches\/react$/],
    sentence:
      'ui is only how things look: it may import react, Radix and Stitches, and no package of ours and no router',
    without: { globals: ['fetch', 'localStorage'], sentence: 'ui fetches nothing and keeps nothing' },
  },
  {
    name: 'ui build',
    path: /^packages\/ui\/build\//,
    folder: 'packages/ui/',
    inside: ['ui', 'ui build'],
    packages: [/^(?!@gildshelf\/)/],
    sentence: 'the build of ui may import tools and ui, and no package of ours',
  },
  {
    name: 'contract',
    path: /^packages\/api-client\/src\/contract\//,
    folder: 'packages/api-client/',
    inside: ['contract'],
    packages: [zod],
    sentence: 'the contract may import zod/mini and nothing else, for both sides of the wire run it',
    without: {
      globals: [
        'fetch',
        'globalThis',
        'window',
        'document',
        'process',
        'localStorage',
        'sessionStorage',
        'Date.now',
        'new Date()',
        'Math.random',
      ],
      sentence: 'the contract is pure: time, chance and the outside world are handed to it',
    },
  },
  {
    name: 'client',
    path: /^packages\/api-client\/src\/client\//,
    folder: 'packages/api-client/',
    inside: ['client', 'contract'],
    packages: [zod],
    sentence: 'the client may import the contract, and no React',
  },
  {
    name: 'testing',
    path: /^packages\/api-client\/src\/react\/testing\//,
    folder: 'packages/api-client/',
    inside: ['testing', 'react'],
    packages: [react],
    sentence: 'what the tests of hooks stand in may import the hooks and the fixtures',
  },
  {
    name: 'react',
    path: /^packages\/api-client\/src\/react\//,
    folder: 'packages/api-client/',
    inside: ['react', 'client', 'contract'],
    packages: [react, /^swr(\/.*)?$/],
    sentence: 'the hooks may import the contract, the client, swr and react, and no look',
  },
  {
    name: 'testing',
    path: /^packages\/api-client\/src\/testing\//,
    folder: 'packages/api-client/',
    inside: ['testing', 'client', 'contract'],
    packages: [zod],
    sentence: 'the fixtures may import the contract and the client',
  },
  {
    name: 'embed script',
    path: /^packages\/widgets\/src\/embed\/embed\.ts$/,
    folder: 'packages/widgets/',
    inside: [],
    packages: [],
    sentence: "the script tag's file may import types of embed/protocol.ts, and nothing that runs",
  },
  {
    name: 'testing',
    path: /^packages\/widgets\/src\/testing\//,
    folder: 'packages/widgets/',
    inside: ['testing'],
    packages: [react, /^@storybook\/react-vite$/, /^@gildshelf\/api-client\/(contract|react|testing)$/],
    sentence: 'what stories and tests stand in may import api-client, its fixtures and Storybook',
  },
  {
    name: 'widgets',
    path: /^packages\/widgets\/src\//,
    folder: 'packages/widgets/',
    inside: ['widgets'],
    packages: [react, zod, /^altcha-lib(\/.*)?$/, /^@gildshelf\/(ui|api-client(\/(contract|cover|react))?)$/],
    sentence: 'widgets may import ui, api-client and react, and no router, no site and not Stitches itself',
    without: { globals: ['fetch'], sentence: 'widgets reach the server through api-client' },
  },
  {
    name: 'testing',
    path: /^apps\/site\/src\/testing\//,
    folder: 'apps/site/',
    inside: ['testing', 'site'],
    packages: [
      react,
      /^react-router-dom$/,
      /^storybook\/test$/,
      /^@gildshelf\/(ui|api-client\/(contract|react|testing))$/,
    ],
    sentence: 'what stories of pages stand in may import the site, ui, api-client and its fixtures',
  },
  {
    name: 'site start script',
    path: /^apps\/site\/src\/start\.ts$/,
    folder: 'apps/site/',
    inside: [],
    // The name of what it imports by its address, which stands in the page.
    packages: [/^script$/],
    sentence: 'what starts a page imports the scripts that the page names, and nothing else',
  },
  {
    name: 'site first script',
    path: /^apps\/site\/src\/own-page\/(showOwnPage|ownPageUrl)\.ts$/,
    folder: 'apps/site/',
    inside: ['site first script'],
    // The site's script, whose URL the document names.
    packages: [/^entry$/],
    sentence: 'the first script of a page imports nothing of the site, which would be loaded before it',
  },
  {
    name: 'site',
    path: /^apps\/site\/src\//,
    folder: 'apps/site/',
    inside: ['site', 'site first script'],
    packages: [
      react,
      zod,
      /^react-router-dom$/,
      /^@gildshelf\/(widgets(\/embed)?|ui|api-client(\/(contract|cover|react))?)$/,
    ],
    sentence:
      'the site may import widgets, ui, api-client, react and react-router-dom, and not Stitches itself',
    without: { globals: ['fetch'], sentence: 'the site reaches the server through api-client' },
  },
  {
    name: 'api',
    path: /^apps\/api\/src\//,
    folder: 'apps/api/',
    inside: ['api'],
    packages: [
      /^node:/,
      /^@gildshelf\/api-client\/(contract|cover)$/,
      // Whatever its package.json names, except what belongs to a browser.
      /^(?!@gildshelf\/|react(-|\/|$)|@radix-ui\/|@stitches\/|swr(\/|$)|vite$|zod$)/,
    ],
    sentence:
      'the server may import the contract of api-client, and no client, no React, no ui and no widget',
  },
  {
    name: 'storybook',
    path: /^\.?storybook\//,
    packages: [/.*/],
    sentence: 'Storybook imports everything, except tests',
  },
  { name: 'tests', path: /^tests\//, packages: [/.*/], sentence: 'tests import everything' },
  {
    name: 'tools',
    path: /^(scripts|bench|apps\/site\/build)\/|^[^/]+$|^(packages|apps)\/[^/]+\/[^/]+$/,
    packages: [/.*/],
    sentence: 'tools import packages by their names',
  },
];

/** What a test or a story may import beside its layer's own list. */
export const besideTests = [
  /^node:/,
  /^vitest(\/runtime)?$/,
  /^@testing-library\//,
  /^fast-check$/,
  // Reads the code that is written for others.
  /^typescript$/,
  /^storybook\/test$/,
  /^@storybook\//,
  react,
  zod,
];
