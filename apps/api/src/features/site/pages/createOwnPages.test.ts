import { expect, test } from 'vitest';
import { readConfig } from '../../../config/readConfig.ts';
import { siteSettings } from '../SiteRenderer.ts';
import { createOwnPages, type OwnPagesOptions } from './createOwnPages.ts';

function start(options: Partial<Pick<OwnPagesOptions, 'callApi' | 'timeoutMs' | 'ownPages'>> = {}) {
  const logged: Readonly<Record<string, unknown>>[] = [];
  const calls: (string | undefined)[][] = [];
  const record = (fields: Readonly<Record<string, unknown>>) => void logged.push(fields);
  const ownPageOf = createOwnPages({
    ownPages: {
      requestOf: (url, token) => (url.startsWith(`/user/${token}/`) ? `/api/${token}` : undefined),
      render: async (url, token, responses) => `${url} ${token} ${JSON.stringify(responses)}`,
    },
    callApi: async (...call) => {
      calls.push(call);
      return { status: 200, body: [] };
    },
    settings: siteSettings(readConfig({})),
    log: { debug: record, info: record, warn: record, error: record },
    timeoutMs: 1_000,
    ...options,
  });
  return { ownPageOf, logged, calls };
}

test('renders a page for its owner each time, from a call with their token', async () => {
  const { ownPageOf, calls } = start();
  const page = '/user/mara/dashboard mara {"/api/mara":{"status":200,"body":[]}}';
  expect(await ownPageOf('/user/mara/dashboard', 'mara')).toBe(page);
  expect(await ownPageOf('/user/mara/dashboard', 'mara')).toBe(page);
  expect(calls).toEqual([
    ['/api/mara', 'mara'],
    ['/api/mara', 'mara'],
  ]);
});

test('renders nothing for another user, for a token that the API rejects, and without a renderer for own pages', async () => {
  expect(await start().ownPageOf('/user/mara/dashboard', 'eve')).toBeUndefined();
  const rejected = start({ callApi: async () => ({ status: 401, body: {} }) });
  expect(await rejected.ownPageOf('/user/mara/dashboard', 'mara')).toBeUndefined();
  expect(await start({ ownPages: undefined }).ownPageOf('/user/mara/dashboard', 'mara')).toBeUndefined();
  expect(rejected.logged).toEqual([]);
});

test('leaves a page that cannot be rendered to the browser, and logs why, without its query', async () => {
  const { ownPageOf, logged } = start({
    callApi: async () => {
      throw new Error('No database.');
    },
  });
  expect(await ownPageOf('/user/mara/dashboard?type=game', 'mara')).toBeUndefined();
  expect(logged).toEqual([
    { event: 'page-not-rendered', path: '/user/mara/dashboard', error: 'Error: No database.' },
  ]);
});

test('leaves a page to the browser after the timeout', async () => {
  const { ownPageOf } = start({ callApi: () => new Promise(() => {}), timeoutMs: 20 });
  expect(await ownPageOf('/user/mara/dashboard', 'mara')).toBeUndefined();
});
