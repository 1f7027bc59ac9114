/** @typedef {{ name: string, folder: string, inputs: readonly string[], output: string, tools: readonly (readonly string[])[] }} Build */

/**
 * The builds that `npm start` serves, with their inputs.
 * @type {readonly Build[]}
 */
export const servedBuilds = [
  {
    name: 'site',
    folder: 'apps/site',
    inputs: ['apps/site', 'packages/ui', 'packages/api-client', 'packages/widgets'],
    output: 'apps/site/dist-server/entry-server.js',
    // The build for browsers, then the build for server rendering, which reads the result of the first.
    tools: [
      ['vite', 'build', '--logLevel', 'warn'],
      ['vite', 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'],
    ],
  },
  {
    name: 'server',
    folder: 'apps/api',
    inputs: ['apps/api', 'packages/api-client'],
    output: 'apps/api/dist/main.js',
    tools: [['tsup', '--silent']],
  },
];

/**
 * The builds of the published packages. Their declarations are generated from those of the packages that they depend on.
 * @type {readonly Build[]}
 */
export const packageBuilds = [
  { name: 'ui', inputs: [] },
  { name: 'api-client', inputs: [] },
  { name: 'widgets', inputs: ['packages/ui', 'packages/api-client'] },
].map(({ name, inputs }) => ({
  name,
  folder: `packages/${name}`,
  inputs: [`packages/${name}`, 'scripts/build', ...inputs],
  output: `packages/${name}/dist`,
  tools: [['tsup', '--silent']],
}));
