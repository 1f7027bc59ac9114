/** A layer of the repository: its files, its allowed imports, and the error message for every other import. */
export type Layer = {
  name: string;
  /** Matches the paths of its files, relative to the root. */
  path: RegExp;
  /** The folder of the layer's package, which relative imports must not leave. Layers without a folder are tools. */
  folder?: string;
  /** The layers of its own package that relative imports may reach. */
  inside?: string[];
  /** The allowed packages, including our own; matched against the full specifier. */
  packages: RegExp[];
  message: string;
  /** Globals that the layer must not use, with the error message. */
  forbidden?: { globals: string[]; message: string };
};

const react = /^react(-dom)?(\/.*)?$/;
const zod = /^zod\/mini$/;

/** The import rules of ARCHITECTURE.md; a file belongs to the first layer whose `path` matches. */
export const layers: Layer[] = [
  {
    name: 'ui',
    path: /^packages\/ui\/src\//,
    folder: 'packages/ui/',
    inside: ['ui'],
    packages: [react, /^@radix-ui\//, /^@stitches\/react$/],
    message:
      'ui contains presentation only: it may import react, Radix and Stitches, but no package of ours and no router',
    forbidden: { globals: ['fetch', 'localStorage'], message: 'ui must not fetch or store data' },
  },
  {
    name: 'ui build',
    path: /^packages\/ui\/build\//,
    folder: 'packages/ui/',
    inside: ['ui', 'ui build'],
    packages: [/^(?!@gildshelf\/)/],
    message: 'the build of ui may import tools and ui, but no package of ours',
  },
  {
    name: 'catalogue data',
    path: /^packages\/catalogue-data\/src\//,
    folder: 'packages/catalogue-data/',
    inside: ['catalogue data'],
    packages: [/^node:/],
    message: 'the catalogue data may import Node only, since tools and the server read them',
  },
  {
    name: 'catalogue data build',
    path: /^packages\/catalogue-data\/build\//,
    folder: 'packages/catalogue-data/',
    inside: ['catalogue data', 'catalogue data build'],
    packages: [/^node:/],
    message: 'the scripts of the catalogue data may import Node and the catalogue data only',
  },
  {
    name: 'import formats',
    path: /^packages\/import-formats\/src\//,
    folder: 'packages/import-formats/',
    inside: ['import formats'],
    packages: [/^node:/, /^@gildshelf\/api-client\/contract$/, /^(csv-parse\/sync|fflate|saxes)$/],
    message: 'the readers of exports may import the contract and parsers, but no server, no client and no ui',
    forbidden: { globals: ['fetch'], message: 'a reader of exports has no access to the network' },
  },
  {
    name: 'contract',
    path: /^packages\/api-client\/src\/contract\//,
    folder: 'packages/api-client/',
    inside: ['contract'],
    packages: [zod],
    message: 'the contract may import zod/mini and nothing else, since both client and server run it',
    forbidden: {
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
      message: 'the contract is pure: time, randomness and I/O must be passed as parameters',
    },
  },
  {
    name: 'client',
    path: /^packages\/api-client\/src\/client\//,
    folder: 'packages/api-client/',
    inside: ['client', 'contract'],
    packages: [zod],
    message: 'the client may import the contract, but no React',
  },
  {
    name: 'testing',
    path: /^packages\/api-client\/src\/react\/testing\//,
    folder: 'packages/api-client/',
    inside: ['testing', 'react'],
    packages: [react],
    message: 'the test helpers of the hooks may import the hooks and the fixtures',
  },
  {
    name: 'react',
    path: /^packages\/api-client\/src\/react\//,
    folder: 'packages/api-client/',
    inside: ['react', 'client', 'contract'],
    packages: [react, /^swr(\/.*)?$/],
    message: 'the hooks may import the contract, the client, swr and react, but no UI',
  },
  {
    name: 'testing',
    path: /^packages\/api-client\/src\/testing\//,
    folder: 'packages/api-client/',
    inside: ['testing', 'client', 'contract'],
    packages: [zod],
    message: 'the fixtures may import the contract and the client',
  },
  {
    name: 'embed script',
    path: /^packages\/widgets\/src\/embed\/embed\.ts$/,
    folder: 'packages/widgets/',
    inside: [],
    packages: [],
    message: 'the embed script may import types of embed/protocol.ts, but no run-time code',
  },
  {
    name: 'testing',
    path: /^packages\/widgets\/src\/testing\//,
    folder: 'packages/widgets/',
    inside: ['testing'],
    packages: [react, /^@storybook\/react-vite$/, /^@gildshelf\/api-client\/(contract|react|testing)$/],
    message: 'the helpers of stories and tests may import api-client, its fixtures and Storybook',
  },
  {
    name: 'widgets',
    path: /^packages\/widgets\/src\//,
    folder: 'packages/widgets/',
    inside: ['widgets'],
    packages: [
      react,
      zod,
      /^altcha-lib(\/.*)?$/,
      /^micromark$/,
      /^@gildshelf\/(ui(\/languages\/\w+)?|api-client(\/(contract|cover|react))?)$/,
    ],
    message: 'widgets may import ui, api-client and react, but no router, no site and not Stitches directly',
    forbidden: { globals: ['fetch'], message: 'widgets send requests through api-client' },
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
    message: 'the helpers of page stories may import the site, ui, api-client and its fixtures',
  },
  {
    name: 'site constants',
    path: /^apps\/site\/src\/.*\.evaluated\.ts$/,
    folder: 'apps/site/',
    inside: ['site constants'],
    packages: [/^@gildshelf\/api-client\/contract$/],
    message: 'a module that the build evaluates may import the contract only',
  },
  {
    name: 'site first script',
    path: /^apps\/site\/src\/(own-page\/(showOwnPage|ownPageUrl)|hydration\/replayEarlyClicks)\.ts$/,
    folder: 'apps/site/',
    inside: ['site first script', 'site constants'],
    // The variable with the URL of the site's script, which it reads from the document.
    packages: [/^entry$/],
    message: 'the first script of a page may import nothing of the site, which would delay it',
  },
  {
    name: 'site',
    path: /^apps\/site\/src\//,
    folder: 'apps/site/',
    inside: ['site', 'site first script', 'site constants'],
    packages: [
      react,
      zod,
      /^react-router-dom$/,
      /^@gildshelf\/(widgets(\/(embed|languages\/\w+))?|ui|api-client(\/(contract|cover|react))?)$/,
      /^@gildshelf\/catalogue-data\/credits$/,
    ],
    message:
      'the site may import widgets, ui, api-client, the credits of the catalogue data, react and react-router-dom, but not Stitches directly',
    forbidden: { globals: ['fetch'], message: 'the site sends requests through api-client' },
  },
  {
    name: 'api',
    path: /^apps\/api\/src\//,
    folder: 'apps/api/',
    inside: ['api'],
    packages: [
      /^node:/,
      /^@gildshelf\/api-client\/(contract|cover)$/,
      /^@gildshelf\/ui\/(palette|messages)$/,
      /^@gildshelf\/(catalogue-data|import-formats)$/,
      // Every dependency except the packages for browsers.
      /^(?!@gildshelf\/|react(-|\/|$)|@radix-ui\/|@stitches\/|swr(\/|$)|vite$|zod$)/,
    ],
    message:
      'the server may import the contract of api-client, palette and messages of ui, the catalogue data and the import formats, but no client, no React, no ui and no widget',
  },
  {
    name: 'storybook',
    path: /^\.?storybook\//,
    packages: [/.*/],
    message: 'Storybook may import everything except tests',
  },
  { name: 'tests', path: /^tests\//, packages: [/.*/], message: 'tests may import everything' },
  {
    name: 'tools',
    path: /^(scripts|bench|apps\/site\/build)\/|^[^/]+$|^(packages|apps)\/[^/]+\/[^/]+$/,
    packages: [/.*/],
    message: 'tools must import packages by their names',
  },
];

/** The packages that a test or a story may import in addition to those of its layer. */
export const testPackages = [
  /^node:/,
  /^vitest(\/runtime)?$/,
  /^@testing-library\//,
  /^fast-check$/,
  /^react-hook-form$/,
  // Parses the code that the documentation shows.
  /^typescript$/,
  /^storybook\/test$/,
  /^@storybook\//,
  react,
  zod,
];
