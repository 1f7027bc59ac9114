import { builtInTypes } from '@gildshelf/api-client/contract';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readConfig } from '../../config/readConfig.ts';
import { samplePages } from '../../testing/samplePages.ts';
import { canonicalUrl, createFindPage, framesOnly } from './findPage.ts';
import { type SiteRenderer, siteSettings } from './SiteRenderer.ts';

const findPage = createFindPage(samplePages);

async function cacheKeyOf(url: string): Promise<string> {
  const http = new Hono().get('*', (context) =>
    context.text(canonicalUrl(context, findPage(context.req.path.replace(/(?<=.)\/$/, '')))),
  );
  return (await http.request(url)).text();
}

test.each([
  ['/', '/'],
  ['/?utm_source=mail', '/'],
  ['/game/portal-2?query=a', '/game/portal-2'],
  ['/search?utm_source=mail&query=portal', '/search?query=portal'],
  ['/search?query=%20portal%20', '/search?query=portal'],
  ['/search?query=%20', '/search'],
  ['/user/mara/collection?after=x&page=2&type=anime', '/user/mara/collection?type=anime&after=x'],
  ['/embed/rating/?slug=portal-2&utm_source=mail', '/embed/rating?slug=portal-2'],
])('%s is cached as %s', async (url, key) => {
  expect(await cacheKeyOf(url)).toBe(key);
});

const page = {
  status: 200,
  head: '',
  css: '',
  html: 'A page',
  data: '',
  language: 'en',
  needsScript: false,
} as const;
const fullRenderer: SiteRenderer = {
  pages: samplePages,
  requestUrlsOf: (url) => [`/api${url}`],
  modulesOf: () => ['src/pages/home/HomePage.tsx'],
  statusOf: async () => 200,
  themeOf: () => undefined,
  maxAgeOf: () => 60_000,
  renderPage: async () => page,
};

test('renders frames on the server, and leaves all other pages to the browser', async () => {
  const renderer = framesOnly(fullRenderer);
  for (const url of ['/embed/carousel', '/embed/rating?slug=portal', '/embed/collection?user=mara'])
    expect(renderer.requestUrlsOf(url, builtInTypes)).toEqual([`/api${url}`]);
  for (const url of ['/', '/game/portal', '/embed', '/embed/rate?slug=portal', '/search?query=/embed/rating'])
    expect(renderer.requestUrlsOf(url, builtInTypes)).toBeUndefined();
  expect(renderer.modulesOf('/')).toEqual([]);
  expect(renderer.maxAgeOf('/embed/collection?user=mara')).toBe(60_000);
  expect(await renderer.renderPage('/embed/carousel', {}, siteSettings(readConfig({})))).toBe(page);
});
