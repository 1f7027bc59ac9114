import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownMessages } from '@gildshelf/api-client/contract';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/readConfig.ts';
import { TooManyRequests } from '../../platform/http/errors.ts';
import type { TakeRequest } from '../../platform/http/middleware/requestLimits.ts';
import { securityHeaders } from '../../platform/http/middleware/responseHeaders.ts';
import { createLog } from '../../platform/log/createLog.ts';
import { fixedTypes } from '../../testing/fixedTypes.ts';
import { readDocument } from '../../testing/readMarkup.ts';
import { samplePages } from '../../testing/samplePages.ts';
import { createFindPage } from './findPage.ts';
import type { SiteRenderer } from './SiteRenderer.ts';
import { serveSite } from './serveSite.ts';

const document = '<style nonce="__CSP_NONCE__"></style><title>Gildshelf</title><div id="root"></div>';
const frames = [
  '/embed/carousel',
  '/embed/list?slugs=portal',
  '/embed/rating?slug=portal',
  '/embed/collection?user=mara',
  '/embed/badge?user=mara',
];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-frames-'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'index.html'), document);
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
});
afterAll(() => rm(folder, { recursive: true }));

/** Starts a site whose frames show their URL. The first `failures` attempts to render one fail. */
function start(
  settings: Record<string, string> = {},
  failures = 0,
  hasRenderer = true,
  takeRequest: TakeRequest = () => undefined,
) {
  const config = readConfig(settings);
  const lines: string[] = [];
  const http = new Hono();
  http.use(securityHeaders(config.publicUrl));
  let attempts = 0;
  const renderer: SiteRenderer = {
    pages: samplePages,
    requestUrlsOf: (url) => [url],
    modulesOf: () => [],
    statusOf: async () => 200,
    // A frame does not have the theme that the visitor has chosen for the site.
    themeOf: () => ({ name: 'light', css: 'light{}', metas: '' }),
    maxAgeOf: () => undefined,
    async renderPage(url) {
      attempts += 1;
      if (attempts <= failures) throw new Error('Boom');
      const head = '<title>A widget</title>';
      const html = `<p>${url}</p>`;
      return {
        status: 200,
        head,
        css: 'p{}',
        html,
        data: '',
        language: 'en',
        needsScript: false,
        isFrame: true,
      };
    },
  };
  serveSite(http, {
    ...{ config, clock: Date.now, siteFolder: folder, takeRequest, findPage: createFindPage(samplePages) },
    log: createLog('warn', (line) => lines.push(line)),
    callApi: async () => ({ status: 200, body: {} }),
    shownTypes: fixedTypes(),
    ...(hasRenderer && { renderer }),
  });
  return { get: (path: string) => http.request(path), lines, attempts: () => attempts };
}

const directive = (response: Response, name: string) =>
  response.headers
    .get('content-security-policy')
    ?.split('; ')
    .find((entry) => entry.startsWith(`${name} `));

describe('a frame on another site', () => {
  // @control:SEC-20
  test.each(frames)(
    '%s is a complete document with one style and one script, and sets no cookie',
    async (path) => {
      const response = await start().get(path);
      expect(response.status).toBe(200);
      const headers = Object.fromEntries(response.headers);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      });
      for (const name of ['set-cookie', 'x-frame-options', 'cross-origin-opener-policy', 'etag'])
        expect(headers, name).not.toHaveProperty(name);
      const page = readDocument(await response.text());
      const [style, ...otherStyles] = page.querySelectorAll('style');
      expect(directive(response, 'style-src')).toBe(`style-src 'nonce-${style?.getAttribute('nonce')}'`);
      expect([style?.textContent, otherStyles.length]).toEqual(['p{}', 0]);
      const scripts = Array.from(page.querySelectorAll('script'), (script) => [
        script.getAttribute('src'),
        script.getAttribute('defer'),
        script.textContent,
      ]);
      expect(scripts).toEqual([['/embed-frame.js', '', '']]);
      expect(page.querySelector('head title')?.textContent).toBe('A widget');
      expect(page.querySelector('body')?.textContent).toBe(path);
      expect(page.getAttribute('lang')).toBe('en');
    },
  );

  test('has a new nonce in its policy and its style with each response', async () => {
    const { get } = start();
    const policies = [await get('/embed/carousel'), await get('/embed/carousel')].map((response) =>
      directive(response, 'style-src'),
    );
    expect(new Set(policies).size).toBe(2);
  });

  // @control:SEC-20
  test.each([
    ['any', undefined],
    ['none', "frame-ancestors 'none'"],
    [
      'https://wiki.example, https://blog.example',
      'frame-ancestors https://wiki.example https://blog.example',
    ],
  ])(
    'may be embedded by the origins of EMBED_ON=%s, and other pages by none',
    async (EMBED_ON, ancestors) => {
      const { get } = start({ EMBED_ON });
      for (const path of frames) expect(directive(await get(path), 'frame-ancestors')).toBe(ancestors);
      for (const path of [
        '/',
        '/embed',
        '/embed/rate?slug=portal',
        '/user/mara/collection',
        '/embed/nothing',
      ]) {
        const response = await get(path);
        expect(directive(response, 'frame-ancestors'), path).toBe("frame-ancestors 'none'");
        expect(response.headers.get('x-frame-options'), path).toBe('DENY');
      }
    },
  );

  test('is rendered once for its URL with a trailing slash or unknown parameters', async () => {
    const { get, attempts } = start();
    const text = async (path: string) => readDocument(await (await get(path)).text()).textContent;
    const page = await text('/embed/rating?slug=portal');
    for (const path of ['/embed/rating/?slug=portal', '/embed/rating?utm_source=x&slug=+portal'])
      expect(await text(path), path).toBe(page);
    expect(attempts()).toBe(1);
  });

  test('is 429 with Retry-After and reloads itself for a client over its rate limit, and is 200 once it is rendered', async () => {
    let problem: TooManyRequests | undefined = new TooManyRequests(2_000);
    const { get, attempts } = start({}, 0, true, () => problem);
    const response = await get('/embed/carousel');
    expect([response.status, response.headers.get('retry-after'), attempts()]).toEqual([429, '2', 0]);
    expect(await response.text()).toContain(ownMessages.embed.temporarilyUnavailable);
    problem = undefined;
    expect((await get('/embed/carousel')).status).toBe(200);
    problem = new TooManyRequests(2_000);
    expect((await get('/embed/carousel')).status).toBe(200);
    expect((await get('/game/portal-2')).status).toBe(429);
  });

  test('is rendered again up to three times after a failure', async () => {
    const { get, attempts } = start({}, 3);
    const response = await get('/embed/carousel');
    expect([response.status, attempts()]).toEqual([200, 4]);
  });

  test('has the message in the language of its parameter while it cannot be rendered', async () => {
    const { get } = start({}, 4);
    const response = await get('/embed/carousel?lang=de');
    const text = await response.text();
    expect(text).toContain('<html lang="de">');
    expect(text).toContain('Das kann gerade nicht gezeigt werden. Gleich wird es noch einmal versucht.');
  });

  test('is 503 with a message while it cannot be rendered, reloads itself, and is 200 afterwards', async () => {
    const { get, lines } = start({ EMBED_ON: 'https://wiki.example' }, 4);
    const response = await get('/embed/carousel');
    expect(response.status).toBe(503);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': expect.stringMatching(/^text\/html/i),
      'cache-control': 'no-cache',
      'referrer-policy': 'no-referrer',
    });
    expect(directive(response, 'frame-ancestors')).toBe('frame-ancestors https://wiki.example');
    const page = readDocument(await response.text());
    expect(page.querySelector('body')?.textContent).toBe(ownMessages.embed.temporarilyUnavailable);
    expect(page.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe('5');
    // Follows the colour scheme of the visitor, since a white frame would glare on a dark page.
    expect(page.querySelector('meta[name=color-scheme]')?.getAttribute('content')).toBe('dark light');
    expect(Array.from(page.querySelectorAll('script, style, link'))).toEqual([]);
    expect(lines.map((line) => JSON.parse(line)).map(({ event, path }) => [event, path])).toEqual(
      Array.from({ length: 4 }, () => ['page-not-rendered', '/embed/carousel']),
    );
    expect((await get('/embed/carousel')).status).toBe(200);
  });

  test('is 503 where the site has no renderer', async () => {
    expect((await start({}, 0, false).get('/embed/carousel')).status).toBe(503);
    expect((await start({}, 0, false).get('/')).status).toBe(200);
  });
});
