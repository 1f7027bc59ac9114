import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { freePort } from '../../scripts/servers/freePort.ts';
import { checkNavigation, checkRecipe } from './support/checkRecipe.ts';
import { installFrameworks } from './support/installFrameworks.ts';
import { runProgram } from './support/runProgram.ts';
import { startProgram } from './support/startProgram.ts';
import { type RatingService, startRatingService } from './support/startRatingService.ts';

interface Recipe {
  readonly name: string;
  /** Programs of the project with their arguments. */
  readonly build: readonly [string, ...string[]];
  readonly start: (port: number) => readonly [string, ...string[]];
  /** Whether the server sends a part of the page, with its styles, after the rest. */
  readonly streams: boolean;
}

const recipes: readonly Recipe[] = [
  {
    name: 'next',
    build: ['next', 'build'],
    start: (port: number) => ['next', 'start', '--hostname', '127.0.0.1', '--port', String(port)],
    streams: true,
  },
  {
    name: 'react-router',
    build: ['react-router', 'build'],
    start: () => ['react-router-serve', 'build/server/index.js'],
    streams: true,
  },
  {
    name: 'astro',
    build: ['astro', 'build'],
    start: () => ['node', 'dist/server/entry.mjs'],
    streams: false,
  },
];
const variables = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };

let installed: Awaited<ReturnType<typeof installFrameworks>>;
let ratings: RatingService;
beforeAll(async () => {
  ratings = await startRatingService();
  installed = await installFrameworks(inject('scratch'), inject('tarballs'));
  // The first installation downloads the frameworks.
}, 240_000);
afterAll(async () => {
  await installed?.remove();
  await ratings?.stop();
});

describe.each(recipes)('the recipe for $name, built in production mode', (recipe) => {
  let url: string;
  let server: Awaited<ReturnType<typeof startProgram>> | undefined;
  beforeAll(async () => {
    const folder = join(installed.folder, recipe.name);
    const tool = (name: string) =>
      name === 'node' ? process.execPath : join(folder, 'node_modules/.bin', name);
    const [builder, ...buildArguments] = recipe.build;
    await runProgram(folder, tool(builder), buildArguments, variables);
    const port = await freePort();
    url = `http://127.0.0.1:${port}/`;
    const [program, ...startArguments] = recipe.start(port);
    server = await startProgram(folder, tool(program), startArguments, url, {
      ...variables,
      ...{ HOST: '127.0.0.1', PORT: String(port), NODE_ENV: 'production', RATINGS_URL: ratings.url },
    });
  }, 240_000);
  afterAll(() => server?.stop());

  test('sends its styles once, hydrates without errors, and can be used', async () => {
    await checkRecipe(url, recipe.streams ? ratings : undefined);
  });

  test('has its styles after each client-side navigation', async () => {
    await checkNavigation(url);
  });

  test('its server reports no error', () => {
    expect(server?.output()).not.toMatch(/error|warn/i);
  });
});
