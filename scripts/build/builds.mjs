/**
 * What `npm start` serves, and what each part is made of.
 * @typedef {{ name: string, folder: string, inputs: readonly string[], output: string, tool: readonly string[] }} Build
 * @type {readonly Build[]}
 */
export const builds = [
  {
    name: 'site',
    folder: 'apps/site',
    inputs: ['apps/site', 'packages/ui', 'packages/api-client', 'packages/widgets'],
    output: 'apps/site/dist/index.html',
    tool: ['vite', 'build', '--logLevel', 'warn'],
  },
  {
    name: 'server',
    folder: 'apps/api',
    inputs: ['apps/api', 'packages/api-client'],
    output: 'apps/api/dist/main.js',
    tool: ['tsup', '--silent'],
  },
];
