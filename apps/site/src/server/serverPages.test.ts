import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { builtInTypes } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { pages } from '../pages/index.ts';
import { pageModules, requestUrlsOf } from './serverPages.ts';

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

test('the search page requests the results of the media types that the site shows', () => {
  const types = ['game', 'show'] as const;
  expect(requestUrlsOf('/search?query=a', types)).toEqual([
    '/api/games/search?query=a',
    '/api/shows/search?query=a',
  ]);
  expect(requestUrlsOf('/search?query=a&page=2', types)).toHaveLength(2);
  expect(requestUrlsOf('/search?query=a&page=2&type=manga', types)).toHaveLength(1);
  expect(requestUrlsOf('/search?query=a')).toHaveLength(builtInTypes.length);
});
