import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { appRoutes, authRoutes } from '../routes.ts';
import { pageModules, routeModules } from './pageModules.ts';

const site = join(import.meta.dirname, '../..');

test('the last module of every route is the module of its page', async () => {
  const routes = [...appRoutes, ...authRoutes];
  expect(Object.keys(routeModules)).toEqual(routes.map(({ path }) => path));
  for (const { path, page } of routes.filter(({ path }) => path !== '/')) {
    const file = routeModules[path]?.at(-1) ?? '';
    expect(existsSync(join(site, file)), file).toBe(true);
    expect(await page.preload(), path).toHaveProperty('name', basename(file, '.tsx'));
  }
});

test('matches a URL by its path, and returns no modules for an unknown page', () => {
  expect(pageModules('/game/a%2Fb?from=list')).toEqual(['src/pages/media/MediaPage.tsx']);
  expect(pageModules('/auth/login?token=1')).toContain('src/layouts/AuthLayout.tsx');
  expect(pageModules('/nowhere')).toEqual([]);
});
