import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { samplePages } from '../../testing/samplePages.ts';
import { canonicalUrl } from './canonicalUrl.ts';
import { createFindPage } from './findPage.ts';

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
