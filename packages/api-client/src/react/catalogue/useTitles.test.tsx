// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { messages } from '../../contract/index.ts';
import { ApiProvider } from '../ApiProvider.tsx';
import { fakeFetch, requestLog, resetBrowserState, withProviders } from '../testing/fakeHost.tsx';
import { useTitles } from './useTitles.ts';

beforeEach(resetBrowserState);
afterEach(cleanup);

const portal = { body: { id: 1, slug: 'portal-2', name: 'Portal 2' } };
const hades = { body: { id: 2, slug: 'hades', name: 'Hades' } };
const host = { 'GET /api/games/portal-2': portal, 'GET /api/games/hades': hades };

function readTitles(fetch: typeof globalThis.fetch, slugs: readonly string[]) {
  return renderHook(() => useTitles('game', slugs), { wrapper: withProviders(fetch) }).result;
}

test('returns the titles in the order of the slugs, and the slugs without a title', async () => {
  const result = readTitles(fakeFetch(host), ['hades', 'nothing', 'top', 'portal-2']);
  expect(result.current).toEqual({ state: 'loading' });
  await waitFor(() =>
    expect(result.current).toMatchObject({
      state: 'ready',
      titles: [{ view: { title: 'Hades' } }, { view: { title: 'Portal 2' } }],
      unknownSlugs: ['nothing', 'top'],
    }),
  );
  expect(requestLog).toEqual(['GET /api/games/hades', 'GET /api/games/nothing', 'GET /api/games/portal-2']);
});

test('a response of null means that the title is unknown', async () => {
  const result = readTitles(fakeFetch({ 'GET /api/games/hades': { body: null } }), ['hades']);
  await waitFor(() =>
    expect(result.current).toEqual({ state: 'ready', titles: [], unknownSlugs: ['hades'] }),
  );
});

test('fails with an error message when one request fails', async () => {
  const failing = fakeFetch({ ...host, 'GET /api/games/hades': { status: 500, body: {} } });
  const result = readTitles(failing, ['hades', 'portal-2']);
  await waitFor(() =>
    expect(result.current).toEqual({ state: 'failed', message: messages.media.detailsFailed }),
  );
});

test('the first rendering has the responses embedded in the page', () => {
  const responses = {
    '/api/games/hades': { status: 200, body: hades.body },
    '/api/games/nothing': { status: 404, body: {} },
  };
  const { result } = renderHook(() => useTitles('game', ['nothing', 'hades']), {
    wrapper: ({ children }) => (
      <ApiProvider fetch={fakeFetch({})} responses={responses}>
        {children}
      </ApiProvider>
    ),
  });
  expect(result.current).toMatchObject({
    titles: [{ view: { title: 'Hades' } }],
    unknownSlugs: ['nothing'],
  });
});
