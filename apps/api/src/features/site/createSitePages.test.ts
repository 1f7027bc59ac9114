import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtInTypes } from '@gildshelf/api-client/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config/readConfig.ts';
import { createLog } from '../../platform/log/createLog.ts';
import { samplePages } from '../../testing/samplePages.ts';
import { createSitePages } from './createSitePages.ts';
import type { SiteRenderer } from './SiteRenderer.ts';

const document =
  '<style nonce="__CSP_NONCE__"></style><title>Site</title><div id="root"></div><noscript></noscript><script type="module" src="/a.js"></script>';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-site-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A site whose Home, rendered on the server, shows the names of its media types, and whose other pages the browser renders. */
function start() {
  const shown = { types: builtInTypes };
  const requested: string[] = [];
  const variant = { language: 'en' } as const;
  const renderer: SiteRenderer = {
    pages: samplePages,
    requestUrlsOf: (_, mediaTypes) => mediaTypes.map((type) => `/api/${type}`),
    modulesOf: () => [],
    statusOf: async (_, callApi, mediaTypes) => (await callApi(`/api/${mediaTypes}`)).status as 200,
    maxAgeOf: () => undefined,
    themeOf: () => undefined,
    async renderPage(_url, responses, { mediaTypes }) {
      const page = { status: 200, head: '', css: '', data: '', needsScript: false } as const;
      return { ...page, language: 'en', html: `${mediaTypes} from ${Object.keys(responses)}` };
    },
    ownPages: {
      requestOf: () => '/api/own',
      render: async (_url, _token, _responses, { mediaTypes }) => mediaTypes.join(),
    },
  };
  const site = createSitePages({
    ...{ config: readConfig({}), clock: () => 0, log: createLog('silent'), siteFolder: folder, renderer },
    async callApi(url) {
      requested.push(url);
      return { status: 200, body: {} };
    },
    shownTypes: { latest: () => shown.types, first: async () => shown.types },
  });
  const textOf = (bytes: { withNonce(encoding: undefined, nonce: string): readonly Buffer[] } | undefined) =>
    bytes && Buffer.concat(bytes.withNonce(undefined, '')).toString();
  return {
    ...{ site, shown, requested },
    home: async () => textOf((await site.latest()?.pageOf('/', variant))?.bytes),
    cachedHome: () => textOf(site.latest()?.cachedPage('/', variant)?.bytes),
    shell: async () => textOf(await site.latest()?.shellOf('/account', variant)),
    own: async () => site.latest()?.ownPageOf('/user/mara/dashboard', 'token', variant),
  };
}

test('has no pages before the build has been read', async () => {
  const { site } = start();
  expect([site.latest(), await site.load(), site.latest()]).toEqual([undefined, undefined, undefined]);
  await writeFile(join(folder, 'index.html'), document);
  const pages = await site.load();
  expect(pages).toBeDefined();
  expect(site.latest()).toBe(pages);
});

test('renders every page again when the media types of the site change', async () => {
  await writeFile(join(folder, 'index.html'), document);
  const { site, shown, requested, home, cachedHome, shell, own } = start();
  await site.load();
  expect(await home()).toContain('game,anime,movie from /api/game,/api/anime,/api/movie');
  expect(cachedHome()).toBe(await home());
  expect(await own()).toBe('game,anime,movie');
  for (const text of [await home(), await shell()]) expect(text).not.toContain('media-types');

  shown.types = [...builtInTypes, 'show'];
  requested.length = 0;
  expect(cachedHome()).toBeUndefined();
  expect(await home()).toContain('game,anime,movie,show from /api/game,/api/anime,/api/movie,/api/show');
  expect(requested).toEqual(['/api/game', '/api/anime', '/api/movie', '/api/show']);
  expect(cachedHome()).toBe(await home());
  expect(await own()).toBe('game,anime,movie,show');
  for (const text of [await home(), await shell()])
    expect(text).toContain('<meta name="media-types" content="game anime movie show" />');
  requested.length = 0;
  expect(await site.latest()?.statusOf('/search')).toBe(200);
  expect(requested).toEqual(['/api/game,anime,movie,show']);

  shown.types = builtInTypes;
  for (const text of [await home(), await shell()]) expect(text).not.toContain('media-types');
});
