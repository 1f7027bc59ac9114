import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../config/readConfig.ts';
import type { PageAnswers, SiteRenderer } from '../SiteRenderer.ts';
import { siteSettings } from '../siteSettings.ts';
import { createPages, type PagesOptions } from './createPages.ts';

const head = '<title>A page</title>';
const parts = ['<style nonce="', '">'] as const;

/** Pages over a renderer that says what it was given, with everything that a test may change. */
function start({
  ask,
  patience = 60_000,
  cacheBytes = 1_000_000,
  ...renderer
}: Partial<SiteRenderer & Pick<PagesOptions, 'ask' | 'patience' | 'cacheBytes'>> = {}) {
  const rendered: string[] = [];
  const logged: Readonly<Record<string, unknown>>[] = [];
  const time = { now: 0 };
  const note = (fields: Readonly<Record<string, unknown>>) => void logged.push(fields);
  const { pageOf, statusOf } = createPages({
    renderer: {
      questionsOf: (address) => (address.startsWith('/auth') ? undefined : [`/api${address}`]),
      modulesOf: () => [],
      statusOf: async (address, ask) => ((await ask(`/api${address}`)).status === 404 ? 404 : 200),
      greatestAgeOf: () => undefined,
      async renderPage(address, answers) {
        rendered.push(address);
        return { status: 200, head, css: '', html: JSON.stringify(answers), data: '', needsScript: false };
      },
      ...renderer,
    },
    template: { shell: () => parts, fill: ({ html }) => [parts[0], `${parts[1]}${html}`] },
    ask: ask ?? (async (address) => ({ status: 200, body: address })),
    settings: siteSettings(readConfig({})),
    clock: () => time.now,
    log: { debug: note, info: note, warn: note, error: note },
    patience,
    cacheBytes,
  });
  const textOf = async (address: string) => {
    const page = await pageOf(address);
    return page && Buffer.concat(page.bytes.withNonce(undefined, 'n')).toString();
  };
  return { pageOf, statusOf, textOf, rendered, logged, time };
}

const untilNothingIsUnderWay = () => new Promise((resolve) => setImmediate(resolve));

test('a page is rendered once from the answers of our own calls, and kept', async () => {
  const { textOf, rendered } = start();
  expect(await textOf('/game/portal-2')).toContain(
    '{"/api/game/portal-2":{"status":200,"body":"/api/game/portal-2"}}',
  );
  await Promise.all(['/game/portal-2', '/game/portal-2', '/'].map(textOf));
  expect(rendered).toEqual(['/game/portal-2', '/']);
});

test('the cached pages take no more memory than the setting says: the one that was requested longest ago goes', async () => {
  const { textOf, rendered } = start({ cacheBytes: 1_000 });
  const paths = Array.from({ length: 20 }, (_, index) => `/game/${index}`);
  for (const path of paths) await textOf(path);
  await textOf('/game/19');
  expect(rendered).toEqual(paths);
  await textOf('/game/0');
  expect(rendered).toEqual([...paths, '/game/0']);
});

test('a kept page goes out without asking the renderer what it is about', async () => {
  let asked = 0;
  const questionsOf = (address: string) => {
    asked += 1;
    return [`/api${address}`];
  };
  const { textOf, time } = start({ questionsOf });
  for (const now of [0, 29_999, 30_000, 60_000]) {
    time.now = now;
    expect(await textOf('/')).toContain('/api/');
    await untilNothingIsUnderWay();
  }
  expect(asked).toBe(1);
});

test('however many ask for the same page at once, it is rendered once', async () => {
  const { textOf, rendered } = start();
  await Promise.all(Array.from({ length: 50 }, () => textOf('/')));
  expect(rendered).toEqual(['/']);
});

test('a page that is about a person is none of ours', async () => {
  const { textOf, rendered, logged } = start();
  expect(await textOf('/auth/login')).toBeUndefined();
  expect(rendered).toEqual([]);
  expect(logged).toEqual([]);
});

test('after half a minute the kept page still goes out, and a new one is made behind it where its answers have changed', async () => {
  let body = 'old';
  const { textOf, rendered, time } = start({ ask: async () => ({ status: 200, body }) });
  await textOf('/');
  time.now = 29_999;
  body = 'new';
  expect(await textOf('/')).toContain('old');
  await untilNothingIsUnderWay();
  expect(await textOf('/')).toContain('old');
  time.now = 30_000;
  expect(await textOf('/')).toContain('old');
  await expect.poll(() => textOf('/')).toContain('new');
  expect(rendered).toHaveLength(2);
});

test('a page that may not be old is asked for anew before anybody gets it, also when that was tried in vain', async () => {
  let answer: PageAnswers[string] | undefined = { status: 200, body: 'public' };
  const ask = async (): Promise<PageAnswers[string]> => {
    if (!answer) throw new Error('Down');
    return answer;
  };
  const renderPage: SiteRenderer['renderPage'] = async (_, answers) => {
    const [{ status, body } = { status: 404, body: '' }] = Object.values(answers);
    const isThere = status === 200;
    const html = String(body);
    return { status: isThere ? 200 : 404, head, css: '', html, data: '', needsScript: false };
  };
  const greatestAgeOf = (address: string) => (address.startsWith('/user/') ? 60_000 : undefined);
  const { pageOf, textOf, time } = start({ ask, renderPage, greatestAgeOf });
  const page = '/user/ada/collection';
  expect(await textOf(page)).toContain('public');
  expect(await textOf('/')).toContain('public');

  // Half a minute old it still goes out; what is asked behind it finds nobody.
  answer = undefined;
  time.now = 59_999;
  expect(await textOf(page)).toContain('public');
  await untilNothingIsUnderWay();
  // From then on nobody gets it: the browser asks itself.
  time.now = 60_000;
  expect(await pageOf(page)).toBeUndefined();
  expect(await textOf('/')).toContain('public');

  answer = { status: 404, body: 'nothing' };
  expect(await pageOf(page)).toMatchObject({ status: 404 });
  answer = { status: 200, body: 'public' };
  time.now = 119_999;
  expect(await textOf(page)).toContain('nothing');
  await expect.poll(() => textOf(page)).toContain('public');
  time.now = 600_000;
  answer = { status: 404, body: 'nothing' };
  expect(await textOf(page)).toContain('nothing');
});

test('answers that are the same make no new page', async () => {
  const { textOf, rendered, time } = start();
  await textOf('/');
  for (const now of [30_000, 60_000, 90_000]) {
    time.now = now;
    await textOf('/');
    await untilNothingIsUnderWay();
  }
  expect(rendered).toEqual(['/']);
});

test.each<[string, Partial<SiteRenderer & Pick<PagesOptions, 'ask'>>]>([
  ['a renderer that throws', { renderPage: () => Promise.reject(new Error('Boom')) }],
  ['a call that fails', { ask: () => Promise.reject(new Error('Boom')) }],
])('%s leaves the page to the browser, is logged and counted, and is tried again', async (_, broken) => {
  const { textOf, logged } = start(broken);
  expect(await textOf('/search?query=my+secret')).toBeUndefined();
  expect(await textOf('/search?query=my+secret')).toBeUndefined();
  const line = { event: 'page-not-rendered', path: '/search', error: 'Error: Boom' };
  expect(logged).toEqual([
    { ...line, failures: 1 },
    { ...line, failures: 2 },
  ]);
});

test('compresses a page as well as possible, once, when it is requested again unchanged after half a minute', async () => {
  const words = Array.from({ length: 3000 }, (_, index) => `word-${(index * 7919) % 997}`).join(' ');
  const { pageOf, time } = start({ ask: async () => ({ status: 200, body: words }) });
  const sizeOf = async (path: string) => (await pageOf(path))?.bytes.size ?? 0;
  const usual = await sizeOf('/');
  expect(await sizeOf('/')).toBe(usual);
  time.now = 30_000;
  expect(await sizeOf('/')).toBe(usual);
  await expect.poll(() => sizeOf('/')).toBeLessThan(usual);
  const smallest = await sizeOf('/');
  time.now = 90_000;
  await sizeOf('/');
  await untilNothingIsUnderWay();
  expect(await sizeOf('/')).toBe(smallest);
});

test('a failure keeps the page that is there', async () => {
  let isDown = false;
  const ask = async (): Promise<PageAnswers[string]> => {
    if (isDown) throw new Error('Down');
    return { status: 200, body: 'kept' };
  };
  const { textOf, time, logged } = start({ ask });
  await textOf('/');
  isDown = true;
  time.now = 30_000;
  await textOf('/');
  await expect.poll(() => logged.length).toBe(1);
  expect(await textOf('/')).toContain('kept');
});

test('a page that is slow is left to the browser, and kept for the next one when it comes', async () => {
  let resolve: (answer: PageAnswers[string]) => void = () => {};
  const promise = new Promise<PageAnswers[string]>((done) => {
    resolve = done;
  });
  const { textOf, logged } = start({ ask: () => promise, patience: 20 });
  expect(await textOf('/')).toBeUndefined();
  expect(logged).toMatchObject([{ error: 'too slow' }]);
  resolve({ status: 200, body: 'late' });
  await expect.poll(() => textOf('/')).toContain('late');
});

test('of many different pages at once 16 are rendered, and the others in their turn', async () => {
  const { promise, resolve } = Promise.withResolvers<PageAnswers[string]>();
  let calls = 0;
  const ask = () => {
    calls += 1;
    return promise;
  };
  const { textOf, logged } = start({ ask });
  const pages = Array.from({ length: 40 }, (_, index) => textOf(`/game/${index}`));
  await untilNothingIsUnderWay();
  expect(calls).toBe(16);
  resolve({ status: 200, body: 'found' });
  for (const text of await Promise.all(pages)) expect(text).toContain('found');
  expect(logged).toEqual([]);
});

test('a page that has waited too long for its turn is left to the browser, and is not rendered in vain', async () => {
  const { promise, resolve } = Promise.withResolvers<PageAnswers[string]>();
  const { pageOf, rendered, logged } = start({ ask: () => promise, patience: 20 });
  const pages = Array.from({ length: 17 }, (_, index) => pageOf(`/game/${index}`));
  for (const page of await Promise.all(pages)) expect(page).toBeUndefined();
  resolve({ status: 200, body: 'found' });
  const refused = expect.objectContaining({ path: '/game/16', error: 'too many at once' });
  await expect.poll(() => logged).toContainEqual(refused);
  expect(rendered).toHaveLength(16);
  expect(rendered).not.toContain('/game/16');
});

describe('under overload', () => {
  const held = () => {
    const { promise, resolve } = Promise.withResolvers<PageAnswers[string]>();
    return { ask: () => promise, release: () => resolve({ status: 200, body: 'late' }) };
  };

  test.each([
    { held: 'pages', heldPath: '/game/', served: 'frames', address: '/embed/rating?slug=portal-2' },
    { held: 'frames', heldPath: '/embed/rating?slug=', served: 'pages', address: '/game/portal-2' },
  ])('$served are rendered although $held take up all their places', async ({ heldPath, address }) => {
    const { ask: wait, release } = held();
    const ask = (question: string) =>
      question === `/api${address}` ? Promise.resolve({ status: 200, body: 'there' }) : wait();
    const { pageOf, textOf } = start({ ask });
    const others = Array.from({ length: 20 }, (_, number) => pageOf(`${heldPath}${number}`));
    expect(await textOf(address)).toContain('there');
    release();
    for (const page of await Promise.all(others)) expect(page).toMatchObject({ status: 200 });
  });

  test('the status of a page that is not rendered tells whether it exists, and is 200 where that is unknown', async () => {
    const { statusOf } = start({
      ask: async (question) => {
        if (question.endsWith('down')) throw new Error('Down');
        return { status: question.endsWith('missing') ? 404 : 200, body: {} };
      },
    });
    expect(await Promise.all(['/game/missing', '/game/there', '/game/down'].map(statusOf))).toEqual([
      404, 200, 200,
    ]);
  });
});
