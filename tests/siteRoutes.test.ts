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

test.each(paths)('the server knows the page at %s', async (path) => {
  expect((await host.fetch(path)).status).toBe(200);
});

test.each(['/nowhere', '/auth/nowhere', '/user/mara', '/game', '/game/portal-2/more'])(
  'the server says that there is no page at %s, and lets the site say so in its own words',
  async (path) => {
    const answer = await host.fetch(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<title>Gildshelf</title>');
  },
);
