import { expect, test } from 'vitest';
import { readConfig } from '../../config/readConfig.ts';
import { samplePages } from '../../testing/samplePages.ts';
import { framesOnly } from './findPage.ts';
import type { SiteRenderer } from './SiteRenderer.ts';
import { siteSettings } from './siteSettings.ts';

const page = { status: 200, head: '', css: '', html: 'A page', data: '', needsScript: false } as const;
const fullRenderer: SiteRenderer = {
  pages: samplePages,
  requestUrlsOf: (url) => [`/api${url}`],
  modulesOf: () => ['src/pages/home/HomePage.tsx'],
  statusOf: async () => 200,
  maxAgeOf: () => 60_000,
  renderPage: async () => page,
};

test('renders frames on the server, and leaves all other pages to the browser', async () => {
  const renderer = framesOnly(fullRenderer);
  for (const url of ['/embed/carousel', '/embed/rating?slug=portal', '/embed/collection?user=mara'])
    expect(renderer.requestUrlsOf(url)).toEqual([`/api${url}`]);
  for (const url of ['/', '/game/portal', '/embed', '/embed/rate?slug=portal', '/search?query=/embed/rating'])
    expect(renderer.requestUrlsOf(url)).toBeUndefined();
  expect(renderer.modulesOf('/')).toEqual([]);
  expect(renderer.maxAgeOf('/embed/collection?user=mara')).toBe(60_000);
  expect(await renderer.renderPage('/embed/carousel', {}, siteSettings(readConfig({})))).toBe(page);
});
