import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownMessages } from '@gildshelf/api-client/contract';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/readConfig.ts';
import { TooManyRequests } from '../../platform/http/errors.ts';
import type { TakeRequest } from '../../platform/http/middleware/limitRequests.ts';
import { securityHeaders } from '../../platform/http/middleware/securityHeaders.ts';
import { createLog } from '../../platform/log/createLog.ts';
import { readDocument } from '../../testing/readMarkup.ts';
import type { SiteRenderer } from './SiteRenderer.ts';
import { serveSite } from './serveSite.ts';

const document = '<style nonce="__CSP_NONCE__"></style><title>Gildshelf</title><div id="root"></div>';
const frames = ['/embed/carousel', '/embed/rating?slug=portal', '/embed/collection?user=mara'];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-frames-'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'index.html'), document);
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
});
afterAll(() => rm(folder, { recursive: true }));

/** A site whose frames say their address; the first `failures` of them cannot be rendered. */
function start(
  settings: Record<string, string> = {},
  failures = 0,
  isThere = true,
  takeRequest: TakeRequest = () => undefined,
) {
  const config = readConfig(settings);
  const lines: string[] = [];
  const http = new Hono();
  http.use(securityHeaders(config.publicUrl));
  let tries = 0;
  const renderer: SiteRenderer = {
    questionsOf: (address) => [address],
    modulesOf: () => [],
    statusOf: async () => 200,
    greatestAgeOf: () => undefined,
    async renderPage(address) {
      tries += 1;
      if (tries <= failures) throw new Error('Boom');
      const head = '<title>A widget</title>';
      const html = `<p>${address}</p>`;
      return { status: 200, head, css: 'p{}', html, data: '', needsScript: false, isFrame: true };
    },
  };
  serveSite(http, {
    ...{ config, clock: Date.now, siteFolder: folder, takeRequest },
    log: createLog('warn', (line) => lines.push(line)),
    ask: async () => ({ status: 200, body: {} }),
    ...(isThere && { renderer }),
  });
  return { ask: (path: string) => http.request(path), lines, tries: () => tries };
}

const directive = (answer: Response, name: string) =>
  answer.headers
    .get('content-security-policy')
    ?.split('; ')
    .find((one) => one.startsWith(`${name} `));

describe('a frame on somebody else’s page', () => {
  // @control:SEC-20
  test.each(frames)(
    '%s is a whole document with one style and one script, and keeps nothing',
    async (path) => {
      const answer = await start().ask(path);
      expect(answer.status).toBe(200);
      const headers = Object.fromEntries(answer.headers);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      });
      for (const name of ['set-cookie', 'x-frame-options', 'cross-origin-opener-policy', 'etag'])
        expect(headers, name).not.toHaveProperty(name);
      const page = readDocument(await answer.text());
      const [style, ...otherStyles] = page.querySelectorAll('style');
      expect(directive(answer, 'style-src')).toBe(`style-src 'nonce-${style?.getAttribute('nonce')}'`);
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

  test('has a new nonce each time, in its policy and in its style', async () => {
    const { ask } = start();
    const policies = [await ask('/embed/carousel'), await ask('/embed/carousel')].map((answer) =>
      directive(answer, 'style-src'),
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
  ])('may stand on the pages of EMBED_ON=%s, and no other page on any', async (EMBED_ON, ancestors) => {
    const { ask } = start({ EMBED_ON });
    for (const path of frames) expect(directive(await ask(path), 'frame-ancestors')).toBe(ancestors);
    for (const path of [
      '/',
      '/embed',
      '/embed/rate?slug=portal',
      '/user/mara/collection',
      '/embed/nothing',
    ]) {
      const answer = await ask(path);
      expect(directive(answer, 'frame-ancestors'), path).toBe("frame-ancestors 'none'");
      expect(answer.headers.get('x-frame-options'), path).toBe('DENY');
    }
  });

  test('is the same with a slash at its end, and with parameters that it does not know', async () => {
    const { ask, tries } = start();
    const text = async (path: string) => readDocument(await (await ask(path)).text()).textContent;
    const page = await text('/embed/rating?slug=portal');
    for (const path of ['/embed/rating/?slug=portal', '/embed/rating?utm_source=x&slug=+portal'])
      expect(await text(path), path).toBe(page);
    expect(tries()).toBe(1);
  });

  test('of a client with a used-up budget is 429 with Retry-After and asks again by itself, once rendered it is 200', async () => {
    let problem: TooManyRequests | undefined = new TooManyRequests(2_000);
    const { ask, tries } = start({}, 0, true, () => problem);
    const answer = await ask('/embed/carousel');
    expect([answer.status, answer.headers.get('retry-after'), tries()]).toEqual([429, '2', 0]);
    expect(await answer.text()).toContain(ownMessages.embed.notNow);
    problem = undefined;
    expect((await ask('/embed/carousel')).status).toBe(200);
    problem = new TooManyRequests(2_000);
    expect((await ask('/embed/carousel')).status).toBe(200);
    expect((await ask('/game/portal-2')).status).toBe(429);
  });

  test('that cannot be rendered at first is tried again before anybody is told', async () => {
    const { ask, tries } = start({}, 3);
    const answer = await ask('/embed/carousel');
    expect([answer.status, tries()]).toEqual([200, 4]);
  });

  test('that cannot be rendered says so, asks again by itself, and is there once it can', async () => {
    const { ask, lines } = start({ EMBED_ON: 'https://wiki.example' }, 4);
    const answer = await ask('/embed/carousel');
    expect(answer.status).toBe(503);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': expect.stringMatching(/^text\/html/i),
      'cache-control': 'no-cache',
      'referrer-policy': 'no-referrer',
    });
    expect(directive(answer, 'frame-ancestors')).toBe('frame-ancestors https://wiki.example');
    const page = readDocument(await answer.text());
    expect(page.querySelector('body')?.textContent).toBe(ownMessages.embed.notNow);
    expect(page.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe('5');
    // As the page around it is: a white one in the dark would shine.
    expect(page.querySelector('meta[name=color-scheme]')?.getAttribute('content')).toBe('dark light');
    expect(Array.from(page.querySelectorAll('script, style, link'))).toEqual([]);
    expect(lines.map((line) => JSON.parse(line)).map(({ event, path }) => [event, path])).toEqual(
      Array.from({ length: 4 }, () => ['page-not-rendered', '/embed/carousel']),
    );
    expect((await ask('/embed/carousel')).status).toBe(200);
  });

  test('where nothing is rendered at all is told in the same way', async () => {
    expect((await start({}, 0, false).ask('/embed/carousel')).status).toBe(503);
    expect((await start({}, 0, false).ask('/')).status).toBe(200);
  });
});
