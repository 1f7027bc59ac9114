/** @typedef {{ name: string, folder: string, inputs: readonly string[], output: string, tools: readonly (readonly string[])[] }} Build */

/**
 * What `npm start` serves, and what each part is made of.
 * @type {readonly Build[]}
 */
export const servedBuilds = [
  {
    name: 'site',
    folder: 'apps/site',
    inputs: ['apps/site', 'packages/ui', 'packages/api-client', 'packages/widgets'],
    output: 'apps/site/dist-server/entry-server.js',
    // What browsers get, and after it, since it reads what that has found out, what the server renders with.
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
 * The packages as they are published. Their declarations are made from those of the packages they stand on.
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
