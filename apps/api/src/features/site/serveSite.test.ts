import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/readConfig.ts';
import { errorHandler } from '../../platform/http/errorHandler.ts';
import { securityHeaders } from '../../platform/http/middleware/responseHeaders.ts';
import { createLog } from '../../platform/log/createLog.ts';
import { fixedTypes } from '../../testing/fixedTypes.ts';
import { samplePages } from '../../testing/samplePages.ts';
import { contentSecurityPolicy, humanCheckSources } from './contentSecurityPolicy.ts';
import { createFindPage } from './findPage.ts';
import type { SiteRenderer } from './SiteRenderer.ts';
import { serveSite } from './serveSite.ts';

const document = `<!doctype html><html lang="en"><head><meta name="color-scheme" content="dark" />
<meta name="api-host" content="" /><meta name="human-check" content="proof-of-work" />
<style nonce="__CSP_NONCE__">html{}</style><title>Gildshelf</title><script type="module" crossorigin src="/assets/a-1.js"></script>
</head><body><div id="root"></div></body></html>`;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-site-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function build() {
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  const files = {
    'index.html': document,
    'robots.txt': 'User-agent: *',
    '.vite/manifest.json': '{ "src/hydration/replayEarlyClicks.ts": { "file": "assets/start-1.js" } }',
    'assets/a-1.js': 'plain',
    'assets/a-1.js.br': 'as brotli',
    'assets/a-1.js.gz': 'as gzip',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

function start(
  settings: Record<string, string> = {},
  renderer?: SiteRenderer,
  findRedirect?: (path: string) => Promise<string | undefined>,
) {
  const config = readConfig(settings);
  const http = new Hono();
  http.use(securityHeaders(config.publicUrl));
  const log = createLog('silent');
  http.onError(errorHandler(log));
  const callApi = () => Promise.reject(new Error('These tests render no page.'));
  serveSite(http, {
    config,
    log,
    clock: Date.now,
    siteFolder: folder,
    callApi,
    ...(renderer && { renderer }),
    takeRequest: () => undefined,
    findPage: createFindPage(samplePages),
    findRedirect,
    shownTypes: fixedTypes(),
  });
  return (path: string, headers: Record<string, string> = {}) => http.request(path, { headers });
}

describe('the theme of a visitor', () => {
  const renderer: SiteRenderer = {
    pages: samplePages,
    requestUrlsOf: (url) => (url.startsWith('/search') ? [] : undefined),
    modulesOf: () => [],
    statusOf: async () => 200,
    maxAgeOf: () => undefined,
    themeOf: (cookies) =>
      cookies.includes('theme=light')
        ? { name: 'light', css: 'light{}', metas: '<meta name="light">' }
        : undefined,
    async renderPage() {
      const page = { status: 200, head: '', css: 'p{}', data: '', needsScript: false } as const;
      return { ...page, language: 'en', html: '<p>Search</p>' };
    },
  };

  test.each(['/search', '/account'])(
    'is in %s for those who have chosen one, and in the key of caches',
    async (path) => {
      await build();
      const get = start({}, renderer);
      for (const [cookie, expected] of [
        ['', false],
        ['session=1; theme=light', true],
        ['theme=dark', false],
        ['theme=light', true],
      ] as const) {
        const response = await get(path, { cookie });
        const html = await response.text();
        expect(html.includes('<html data-theme="light"')).toBe(expected);
        expect(html.includes('light{}')).toBe(expected);
        expect(response.headers.get('vary')).toBe('accept-encoding, accept-language, cookie');
        expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
      }
    },
  );
});

describe('pages', () => {
  test('the page of a merged title redirects to the other title with its query', async () => {
    await build();
    const get = start({}, undefined, async (path) => (path === '/game/old' ? '/game/new' : undefined));
    const response = await get('/game/old?lang=de');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/game/new?lang=de']);
    expect((await get('/game/new')).status).toBe(200);
  });

  test.each([
    ...[
      '/',
      '/game/the-witcher-3',
      '/game/v1.0',
      '/anime/frieren',
      '/search',
      '/account',
      '/auth/login?token=x',
    ],
    ...['/auth/register', '/auth/reset-password?token=x'],
    ...['/user/bob/dashboard', '/user/bob/collection'],
    ...['/embed', '/embed/rate?type=game&slug=portal-2', '/embed?widget=collection&user=bob'],
    '/search/',
  ])('serves %s as a document that is not cached', async (path) => {
    await build();
    const response = await start()(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch('text/html');
    expect(response.headers.get('cache-control')).toMatch(/^no-(cache|store)$/);
    expect(response.headers.has('etag')).toBe(false);
  });

  // @control:SEC-04
  test('each response has a new nonce in its policy and its page, and never the status 304', async () => {
    await build();
    const get = start();
    const nonces = new Set<string>();
    for (let round = 0; round < 3; round++) {
      const response = await get('/', {
        'if-none-match': '*',
        'if-modified-since': new Date().toUTCString(),
      });
      expect(response.status).toBe(200);
      const policy = response.headers.get('content-security-policy') ?? '';
      const [, nonce = ''] = /script-src 'self' 'nonce-([^']+)'/.exec(policy) ?? [];
      expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
      nonces.add(nonce);
      const page = await response.text();
      expect(page.split(`nonce="${nonce}"`)).toHaveLength(2);
      expect(page).not.toContain('__CSP_NONCE__');
    }
    expect(nonces.size).toBe(3);
  });

  test('a page has headers against framing, opening and reading by other origins', async () => {
    await build();
    expect(
      Object.fromEntries((await start({ PUBLIC_URL: 'https://shelf.example' })('/')).headers),
    ).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    });
  });

  test('a page whose URL may contain a token is not stored, and only its origin is sent as the referrer', async () => {
    await build();
    const get = start();
    for (const path of ['/auth/login?token=x', '/auth/login/?token=x', '/auth/reset-password?token=x']) {
      const { headers } = await get(path);
      expect(headers.get('referrer-policy')).toBe('strict-origin');
      expect(headers.get('cache-control')).toBe('no-store');
    }
    expect((await get('/')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  test('passes settings to the site in meta tags', async () => {
    await build();
    const page = await (await start({ HUMAN_CHECK: 'none' })('/')).text();
    expect(page).toContain('<meta name="api-host" content="" />');
    expect(page).toContain('<meta name="human-check" content="none" />');
    const elsewhere = await start({ PUBLIC_URL: 'https://shelf.example', API_URL: 'https://api.example' })(
      '/',
    );
    expect(elsewhere.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://api.example;",
    );
    expect(await elsewhere.text()).toContain('<meta name="api-host" content="https://api.example" />');
  });

  test.each(['proof-of-work', 'none', 'recaptcha', 'turnstile'] as const)(
    'with HUMAN_CHECK=%s every page, also the error screen, has the policy of that kind',
    async (kind) => {
      await build();
      const get = start({ HUMAN_CHECK: kind, HUMAN_CHECK_SITE_KEY: 'public', HUMAN_CHECK_SECRET: 'secret' });
      for (const path of ['/', '/auth/login', '/nowhere']) {
        const policy = (await get(path)).headers.get('content-security-policy') ?? '';
        const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
        expect(policy).toBe(contentSecurityPolicy(nonce, '', humanCheckSources(kind)));
      }
    },
  );

  test('passes the site key of a human check to the page, and not its secret', async () => {
    await build();
    const get = start({
      HUMAN_CHECK: 'turnstile',
      HUMAN_CHECK_SITE_KEY: '0x4AAA',
      HUMAN_CHECK_SECRET: 'hush',
    });
    const page = await (await get('/auth/login')).text();
    expect(page).toContain('<meta name="human-check" content="turnstile:0x4AAA" />');
    expect(page).not.toContain('hush');
  });

  test('responds to an unknown path with the error screen and 404', async () => {
    await build();
    const response = await start()('/nowhere/at/all');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('id="root"');
  });
});

describe('files', () => {
  test('serves an asset as immutable, in an encoding that the browser accepts', async () => {
    await build();
    const get = start();
    for (const [accepted, encoding, text] of [
      ['gzip, deflate, br', 'br', 'as brotli'],
      ['gzip', 'gzip', 'as gzip'],
      ['', null, 'plain'],
      ['br;q=0, gzip;q=0', null, 'plain'],
    ] as const) {
      const response = await get('/assets/a-1.js', { 'accept-encoding': accepted });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(await response.text()).toBe(text);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(response.headers.get('vary')).toBe('accept-encoding');
    }
  });

  test.each([
    ...['/assets/gone-1.js', '/favicon.ico', '/.vite/manifest.json', '/assets/a-1.js.br', '/index.html.map'],
    ...[
      '/../secret',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/..%2f..%2fsecret.txt',
      '/assets/%00.js',
      '/%E0%A4%A.js',
    ],
  ])('responds to %s with 404, and with no file from outside of the site', async (path) => {
    await build();
    await writeFile(join(folder, '..', 'secret.txt'), 'secret');
    const response = await start()(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toMatch(/secret|root:x/);
    await rm(join(folder, '..', 'secret.txt'));
  });

  test('any other file may be cached for an hour', async () => {
    await build();
    expect((await start()('/robots.txt')).headers.get('cache-control')).toBe('public, max-age=3600');
  });
});

test('responds with 503 and a message until the site is built', async () => {
  const get = start();
  const response = await get('/');
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('The site is not built yet: run npm start, which builds it.');
  await build();
  expect((await get('/')).status).toBe(200);
});

test('reads the build again with the next request after it could not be read', async () => {
  await build();
  const halfWritten = join(folder, 'assets', 'half-written.js');
  await symlink(join(folder, 'not-there-yet'), halfWritten);
  const get = start();
  expect((await get('/')).status).toBe(500);
  await rm(halfWritten);
  expect((await get('/')).status).toBe(200);
});
