import { expect, test } from 'vitest';
import { firstLoadFiles } from './firstLoadFiles.mjs';

const pages = [
  { module: 'home/HomePage.tsx' },
  { module: 'search/SearchPage.tsx' },
  { module: 'dashboard/DashboardPage.tsx', entryScript: 'own-page/showOwnPage.ts' },
];
const manifest = {
  'index.html': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['src/pages/home/HomePage.tsx'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_carousel.js': { file: 'assets/carousel.js', imports: ['_react.js'] },
  '_dialog.js': { file: 'assets/dialog.js', isDynamicEntry: true },
  'src/pages/home/HomePage.tsx': {
    file: 'assets/home.js',
    isDynamicEntry: true,
    imports: ['_carousel.js'],
    dynamicImports: ['_dialog.js'],
  },
  'src/layouts/AuthLayout.tsx': { file: 'assets/auth.js', isDynamicEntry: true, imports: ['index.html'] },
  'src/pages/search/SearchPage.tsx': {
    file: 'assets/search.js',
    isDynamicEntry: true,
    imports: ['index.html'],
  },
};

test('the first load of a page is the entry, its own chunk and the static imports of both, each once', () => {
  expect(firstLoadFiles(manifest, pages)).toEqual({
    entry: ['assets/entry.js', 'assets/react.js'],
    'home/HomePage': ['assets/entry.js', 'assets/home.js', 'assets/react.js', 'assets/carousel.js'],
    'layouts/AuthLayout': ['assets/entry.js', 'assets/auth.js', 'assets/react.js'],
    'search/SearchPage': ['assets/entry.js', 'assets/search.js', 'assets/react.js'],
  });
});

test('an entry script of a single page is counted only for that page', () => {
  const own = { file: 'assets/first.js', isEntry: true };
  const dashboard = { file: 'assets/dashboard.js', isDynamicEntry: true };
  const files = firstLoadFiles(
    {
      ...manifest,
      'src/own-page/showOwnPage.ts': own,
      'src/pages/dashboard/DashboardPage.tsx': dashboard,
    },
    pages,
  );
  expect(files['dashboard/DashboardPage']).toContain('assets/first.js');
  expect(files.entry).not.toContain('assets/first.js');
  expect(files['search/SearchPage']).not.toContain('assets/first.js');
});

test('dynamically imported chunks are not counted', () => {
  expect(Object.values(firstLoadFiles(manifest, pages)).flat()).not.toContain('assets/dialog.js');
});
