import { expect, test } from 'vitest';
import { documentThemeCss, documentThemeMetas } from './documentTheme.ts';

test('the rules of a theme apply to documents with its attribute only, and auto only to users who prefer light', () => {
  const light = documentThemeCss('light');
  expect(light).toMatch(/^:root\[data-theme=light\]\{color-scheme:light;--gs-colors-page:#f6f3eb;/);
  expect(light).toContain('@media (prefers-contrast: more){:root[data-theme=light]{');
  expect(documentThemeCss('auto')).toBe(
    `@media (prefers-color-scheme: light){${light.replaceAll('data-theme=light', 'data-theme=auto')}}`,
  );
});

test('a document declares the colour scheme and the colour of the browser in its theme', () => {
  const contents = (theme: 'dark' | 'light' | 'auto') =>
    documentThemeMetas(theme).map(({ content }) => content);
  expect(contents('dark')).toEqual(['dark', '#051426']);
  expect(contents('light')).toEqual(['light', '#f6f3eb']);
  expect(contents('auto')).toEqual(['dark light', '#f6f3eb', '#051426']);
});
