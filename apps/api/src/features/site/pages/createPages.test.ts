import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../config/readConfig.ts';
import { samplePages } from '../../../testing/samplePages.ts';
import type { PageVariant } from '../chooseVariant.ts';
import { type PageResponses, type SiteRenderer, siteSettings } from '../SiteRenderer.ts';
import { createPages, type PagesOptions } from './createPages.ts';

const plainPage = {
  status: 200,
  head: '<title>A page</title>',
  css: '',
  data: '',
  needsScript: false,
} as const;
const parts = ['<style nonce="', '">'] as const;

/** Creates pages with a renderer that shows the API responses; a test may replace any of its parts. */
function start({
  callApi,
  timeoutMs = 60_000,
  cacheBytes = 1_000_000,
  ...renderer
}: Partial<Omit<SiteRenderer, 'pages'> & Pick<PagesOptions, 'callApi' | 'timeoutMs' | 'cacheBytes'>> = {}) {
  const rendered: string[] = [];
  const logged: Readonly<Record<string, unknown>>[] = [];
  const time = { now: 0 };
  const record = (fields: Readonly<Record<string, unknown>>) => void logged.push(fields);
  const { pageOf, statusOf } = createPages({
    renderer: {
      pages: samplePages,
      requestUrlsOf: (url) => (url.startsWith('/auth') ? undefined : [`/api${url}`]),
      modulesOf: () => [],
      statusOf: async (url, call) => ((await call(`/api${url}`)).status === 404 ? 404 : 200),
      themeOf: () => undefined,
      maxAgeOf: () => undefined,
      async renderPage(url, responses, _, language = 'en') {
        rendered.push(url);
        return { ...plainPage, html: JSON.stringify(responses), language };
      },
      ...renderer,
    },
    template: {
      shell: () => parts,
      fill: ({ language, html }, _, theme) => [parts[0], `${parts[1]}${theme?.css ?? ''}${language} ${html}`],
    },
    callApi: callApi ?? (async (url) => ({ status: 200, body: url })),
    settings: siteSettings(readConfig({})),
    clock: () => time.now,
    log: { debug: record, info: record, warn: record, error: record },
    timeoutMs,
    cacheBytes,
  });
  const textOf = async (url: string, variant?: PageVariant) => {
    const cached = await pageOf(url, variant);
    return cached && Buffer.concat(cached.bytes.withNonce(undefined, 'n')).toString();
  };
  return { pageOf, statusOf, textOf, rendered, logged, time };
}

const untilIdle = () => new Promise((resolve) => setImmediate(resolve));

test('renders a page once from API responses, and caches it', async () => {
  const { textOf, rendered } = start();
  const responses = '{"/api/game/portal-2":{"status":200,"body":"/api/game/portal-2"}}';
  expect(await textOf('/game/portal-2')).toContain(responses);
  await Promise.all(['/game/portal-2', '/game/portal-2', '/'].map((url) => textOf(url)));
  expect(rendered).toEqual(['/game/portal-2', '/']);
});

test('caches a page for each language and theme, and renders each again in its variant', async () => {
  const bodies = ['old', 'new'];
  const { textOf, rendered, time } = start({ callApi: async () => ({ status: 200, body: bodies[0] }) });
  const german: PageVariant = { language: 'de', theme: { name: 'light', css: 'light{}', metas: '' } };
  const variants: readonly PageVariant[] = [german, { ...german, language: 'en' }, { language: 'de' }];
  for (const variant of [...variants, ...variants])
    expect(await textOf('/', variant)).toContain(`>${variant.theme?.css ?? ''}${variant.language} {`);
  expect(rendered).toEqual(['/', '/', '/']);
  bodies.shift();
  time.now = 60_000;
  await expect.poll(() => textOf('/', german)).toMatch(/>light\{\}de .*new/);
  expect(await textOf('/', { language: 'de' })).toContain('old');
});

test('removes the least recently requested page when the cached pages exceed their maximum size', async () => {
  const { textOf, rendered } = start({ cacheBytes: 1_000 });
  const paths = Array.from({ length: 20 }, (_, index) => `/game/${index}`);
  for (const path of paths) await textOf(path);
  await textOf('/game/19');
  expect(rendered).toEqual(paths);
  await textOf('/game/0');
  expect(rendered).toEqual([...paths, '/game/0']);
});

test('serves a cached page without determining its API requests again', async () => {
  let calls = 0;
  const requestsOf = (url: string) => {
    calls += 1;
    return [`/api${url}`];
  };
  const { textOf, time } = start({ requestUrlsOf: requestsOf });
  for (const now of [0, 29_999, 30_000, 60_000]) {
    time.now = now;
    expect(await textOf('/')).toContain('/api/');
    await untilIdle();
  }
  expect(calls).toBe(1);
});

test('renders a page once for 50 concurrent requests', async () => {
  const { textOf, rendered } = start();
  await Promise.all(Array.from({ length: 50 }, () => textOf('/')));
  expect(rendered).toEqual(['/']);
});

test('does not render a page that depends on the user', async () => {
  const { textOf, rendered, logged } = start();
  expect(await textOf('/auth/login')).toBeUndefined();
  expect(rendered).toEqual([]);
  expect(logged).toEqual([]);
});

test('serves a page older than 30 s, and renders it again in the background where its API responses have changed', async () => {
  let body = 'old';
  const { textOf, rendered, time } = start({ callApi: async () => ({ status: 200, body }) });
  await textOf('/');
  time.now = 29_999;
  body = 'new';
  expect(await textOf('/')).toContain('old');
  await untilIdle();
  expect(await textOf('/')).toContain('old');
  time.now = 30_000;
  expect(await textOf('/')).toContain('old');
  await expect.poll(() => textOf('/')).toContain('new');
  expect(rendered).toHaveLength(2);
});

test('serves no page beyond its maximum age, even where rendering it again has failed', async () => {
  let response: PageResponses[string] | undefined = { status: 200, body: 'public' };
  const callApi = async (): Promise<PageResponses[string]> => {
    if (!response) throw new Error('Down');
    return response;
  };
  const renderPage: SiteRenderer['renderPage'] = async (_, responses) => {
    const [{ status, body } = { status: 404, body: '' }] = Object.values(responses);
    return { ...plainPage, status: status === 200 ? 200 : 404, html: String(body), language: 'en' };
  };
  const maxAgeOf = (url: string) => (url.startsWith('/user/') ? 60_000 : undefined);
  const { pageOf, textOf, time } = start({ callApi, renderPage, maxAgeOf });
  const page = '/user/ada/collection';
  expect(await textOf(page)).toContain('public');
  expect(await textOf('/')).toContain('public');

  // A stale page within its maximum age is served; rendering it again in the background fails.
  response = undefined;
  time.now = 59_999;
  expect(await textOf(page)).toContain('public');
  await untilIdle();
  // Beyond its maximum age it is left to the browser.
  time.now = 60_000;
  expect(await pageOf(page)).toBeUndefined();
  expect(await textOf('/')).toContain('public');

  response = { status: 404, body: 'nothing' };
  expect(await pageOf(page)).toMatchObject({ status: 404 });
  response = { status: 200, body: 'public' };
  time.now = 119_999;
  expect(await textOf(page)).toContain('nothing');
  await expect.poll(() => textOf(page)).toContain('public');
  time.now = 600_000;
  response = { status: 404, body: 'nothing' };
  expect(await textOf(page)).toContain('nothing');
});

test('does not render a page again while its API responses are the same', async () => {
  const { textOf, rendered, time } = start();
  await textOf('/');
  for (const now of [30_000, 60_000, 90_000]) {
    time.now = now;
    await textOf('/');
    await untilIdle();
  }
  expect(rendered).toEqual(['/']);
});

test.each<[string, Partial<SiteRenderer & Pick<PagesOptions, 'callApi'>>]>([
  ['a renderer that throws', { renderPage: () => Promise.reject(new Error('Boom')) }],
  ['a call that fails', { callApi: () => Promise.reject(new Error('Boom')) }],
])(
  '%s leaves the page to the browser, is logged and counted, and the next request tries again',
  async (_, broken) => {
    const { textOf, logged } = start(broken);
    expect(await textOf('/search?query=my+secret')).toBeUndefined();
    expect(await textOf('/search?query=my+secret')).toBeUndefined();
    const line = { event: 'page-not-rendered', path: '/search', error: 'Error: Boom' };
    expect(logged).toEqual([
      { ...line, failures: 1 },
      { ...line, failures: 2 },
    ]);
  },
);

test('recompresses a page once with the best quality when it is requested again unchanged after 30 s', async () => {
  const text = Array.from({ length: 3000 }, (_, index) => `word-${(index * 7919) % 997}`).join(' ');
  const { pageOf, time } = start({ callApi: async () => ({ status: 200, body: text }) });
  const sizeOf = async (path: string) => (await pageOf(path))?.bytes.size ?? 0;
  const usual = await sizeOf('/');
  expect(await sizeOf('/')).toBe(usual);
  time.now = 30_000;
  expect(await sizeOf('/')).toBe(usual);
  await expect.poll(() => sizeOf('/')).toBeLessThan(usual);
  const smallest = await sizeOf('/');
  time.now = 90_000;
  await sizeOf('/');
  await untilIdle();
  expect(await sizeOf('/')).toBe(smallest);
});

test('serves a cached page after a failure to render it again', async () => {
  let isDown = false;
  const callApi = async (): Promise<PageResponses[string]> => {
    if (isDown) throw new Error('Down');
    return { status: 200, body: 'cached' };
  };
  const { textOf, time, logged } = start({ callApi });
  await textOf('/');
  isDown = true;
  time.now = 30_000;
  await textOf('/');
  await expect.poll(() => logged.length).toBe(1);
  expect(await textOf('/')).toContain('cached');
});

test('leaves a slow page to the browser, and caches it for the next request', async () => {
  const { promise, resolve } = Promise.withResolvers<PageResponses[string]>();
  const { textOf, logged } = start({ callApi: () => promise, timeoutMs: 20 });
  expect(await textOf('/')).toBeUndefined();
  expect(logged).toMatchObject([{ error: 'too slow' }]);
  resolve({ status: 200, body: 'late' });
  await expect.poll(() => textOf('/')).toContain('late');
});

test('renders 16 pages at once, and queues the others', async () => {
  const { promise, resolve } = Promise.withResolvers<PageResponses[string]>();
  let calls = 0;
  const callApi = () => {
    calls += 1;
    return promise;
  };
  const { textOf, logged } = start({ callApi });
  const pages = Array.from({ length: 40 }, (_, index) => textOf(`/game/${index}`));
  await untilIdle();
  expect(calls).toBe(16);
  resolve({ status: 200, body: 'found' });
  for (const text of await Promise.all(pages)) expect(text).toContain('found');
  expect(logged).toEqual([]);
});

test('leaves a page that has been queued for too long to the browser, and does not render it', async () => {
  const { promise, resolve } = Promise.withResolvers<PageResponses[string]>();
  const { pageOf, rendered, logged } = start({ callApi: () => promise, timeoutMs: 20 });
  const pages = Array.from({ length: 17 }, (_, index) => pageOf(`/game/${index}`));
  for (const page of await Promise.all(pages)) expect(page).toBeUndefined();
  resolve({ status: 200, body: 'found' });
  const logLine = expect.objectContaining({ path: '/game/16', error: 'too many at once' });
  await expect.poll(() => logged).toContainEqual(logLine);
  expect(rendered).toHaveLength(16);
  expect(rendered).not.toContain('/game/16');
});

describe('under overload', () => {
  const delayedApi = () => {
    const { promise, resolve } = Promise.withResolvers<PageResponses[string]>();
    return { callApi: () => promise, release: () => resolve({ status: 200, body: 'late' }) };
  };

  test.each([
    { held: 'pages', heldPath: '/game/', served: 'frames', url: '/embed/rating?slug=portal-2' },
    { held: 'frames', heldPath: '/embed/rating?slug=', served: 'pages', url: '/game/portal-2' },
  ])('renders $served while $held occupy all their slots', async ({ heldPath, url }) => {
    const { callApi: callSlowly, release } = delayedApi();
    const callApi = (request: string) =>
      request === `/api${url}` ? Promise.resolve({ status: 200, body: 'there' }) : callSlowly();
    const { pageOf, textOf } = start({ callApi });
    const others = Array.from({ length: 20 }, (_, number) => pageOf(`${heldPath}${number}`));
    expect(await textOf(url)).toContain('there');
    release();
    for (const page of await Promise.all(others)) expect(page).toMatchObject({ status: 200 });
  });

  test('the status of a page that is not rendered is 404 where it does not exist, and 200 where that is unknown', async () => {
    const { statusOf } = start({
      callApi: async (request) => {
        if (request.endsWith('down')) throw new Error('Down');
        return { status: request.endsWith('missing') ? 404 : 200, body: {} };
      },
    });
    const urls = ['/game/missing', '/game/there', '/game/down'];
    expect(await Promise.all(urls.map(statusOf))).toEqual([404, 200, 200]);
  });
});
