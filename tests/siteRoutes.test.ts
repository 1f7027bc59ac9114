import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appRoutes, authRoutes } from '../apps/site/src/routes.ts';
import { createMemoryHost } from './support/createMemoryHost.ts';

const paths = [...appRoutes, ...authRoutes].map(({ path }) => path.replace(/:\w+/g, 'portal-2'));
let folder: string;
let host: Awaited<ReturnType<typeof createMemoryHost>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-site-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Gildshelf</title>');
  host = await createMemoryHost(folder);
});
afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

test.each(paths)('the server returns 200 for the page %s', async (path) => {
  expect((await host.fetch(path)).status).toBe(200);
});

test.each(['/nowhere', '/auth/nowhere', '/user/mara', '/game', '/game/portal-2/more'])(
  'the server returns 404 for %s with the document of the site, which shows the error screen',
  async (path) => {
    const response = await host.fetch(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<title>Gildshelf</title>');
  },
);
