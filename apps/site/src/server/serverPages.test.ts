import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '../pages/index.ts';
import { pageModules } from './serverPages.ts';

const source = join(import.meta.dirname, '..');

test('the module of every page exports the component that the page loads', async () => {
  for (const { path, module, entryScript, component } of pages) {
    expect(existsSync(join(source, 'pages', module)), path).toBe(true);
    expect(await component.preload(), path).toHaveProperty('name', basename(module, '.tsx'));
    if (entryScript) expect(existsSync(join(source, entryScript)), path).toBe(true);
  }
});

test('matches a URL by its path, and returns no modules for an unknown page', () => {
  expect(pageModules('/game/a%2Fb?from=list')).toEqual(['src/pages/media/MediaPage.tsx']);
  expect(pageModules('/search/?query=a')).toEqual(['src/pages/search/SearchPage.tsx']);
  expect(pageModules('/auth/login?token=1')).toEqual([
    'src/layouts/AuthLayout.tsx',
    'src/pages/login/LoginPage.tsx',
  ]);
  expect(pageModules('/user/mara/dashboard')).toEqual([
    'src/own-page/showOwnPage.ts',
    'src/pages/dashboard/DashboardPage.tsx',
  ]);
  expect(pageModules('/')).toEqual([]);
  expect(pageModules('/nowhere')).toEqual([]);
});
