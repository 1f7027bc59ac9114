// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixtureToken } from '../testing/fixtureToken.ts';
import { useProfile } from './account/useProfile.ts';
import { useTitlesInProgress } from './collection/useTitlesInProgress.ts';
import { useTrackedTitles } from './collection/useTrackedTitles.ts';
import { useTitleHistory } from './history/useTitleHistory.ts';
import {
  fixtureHost,
  requestLog,
  resetBrowserState,
  signIn,
  signInFixtureUser,
  withProviders,
} from './testing/fakeHost.tsx';
import { useUser } from './UserProvider.tsx';

beforeEach(resetBrowserState);
afterEach(cleanup);

const never: typeof fetch = () => new Promise(() => undefined);

function renderPage(host: typeof fetch, version = 'build 1') {
  return renderHook(
    () => ({
      session: useUser(),
      queries: {
        list: useTrackedTitles('game'),
        continued: useTitlesInProgress(3),
        history: useTitleHistory('game', 'disco-elysium'),
        profile: useProfile().profile,
      },
    }),
    { wrapper: withProviders(host, { storeContentAs: version }) },
  );
}

type Page = ReturnType<typeof renderPage>;
const statesOf = ({ result }: Page) => Object.values(result.current.queries).map(({ state }) => state);
const ready = ['ready', 'ready', 'ready', 'ready'];
const loading = ['loading', 'loading', 'loading', 'loading'];
const stored = () => localStorage.getItem('ownContent');
const isSignedIn = ({ result }: Page) => waitFor(() => expect(result.current.session.user).not.toBeNull());

/** Leaves a page on which everything is ready, as a reload does, and returns what it showed. */
async function leavePage(host = fixtureHost()) {
  const page = renderPage(host);
  await waitFor(() => expect(statesOf(page)).toEqual(ready));
  await waitFor(() => {
    dispatchEvent(new Event('pagehide'));
    expect(stored()).not.toBeNull();
  });
  const { queries } = page.result.current;
  cleanup();
  requestLog.length = 0;
  return queries;
}

test('the next page shows the stored content at once and requests it again', async () => {
  signInFixtureUser();
  const before = await leavePage();
  const page = renderPage(never);
  await isSignedIn(page);
  expect(statesOf(page)).toEqual(ready);
  expect(page.result.current.queries.list).toMatchObject({ data: Reflect.get(before.list, 'data') });
  expect(page.result.current.queries.history).toMatchObject({ data: Reflect.get(before.history, 'data') });
  cleanup();

  const revalidated = renderPage(fixtureHost());
  await waitFor(() =>
    expect(requestLog).toEqual(
      expect.arrayContaining(['GET /api/profile', 'GET /api/history/game/disco-elysium']),
    ),
  );
  expect(statesOf(revalidated)).toEqual(ready);
});

test('without stored content the queries are loading', async () => {
  signInFixtureUser();
  const page = renderPage(never);
  await isSignedIn(page);
  expect(statesOf(page)).toEqual(loading);
});

test('nothing is stored without a version of the code', async () => {
  signInFixtureUser();
  const page = renderPage(fixtureHost(), '');
  await waitFor(() => expect(statesOf(page)).toEqual(ready));
  dispatchEvent(new Event('pagehide'));
  expect(stored()).toBeNull();
});

test.each(['{}', 'x', '{"version":"build 1","userId":"1","entries":7}', 'null'])(
  'malformed stored content is deleted: %s',
  async (text) => {
    signInFixtureUser();
    localStorage.setItem('ownContent', text);
    const page = renderPage(never);
    await isSignedIn(page);
    expect(statesOf(page)).toEqual(loading);
    expect(stored()).toBeNull();
  },
);

test('the content of another version of the code is deleted', async () => {
  signInFixtureUser();
  await leavePage();
  const page = renderPage(never, 'build 2');
  await isSignedIn(page);
  expect(statesOf(page)).toEqual(loading);
  expect(stored()).toBeNull();
});

test('the content of another user is never shown and is deleted', async () => {
  signInFixtureUser();
  await leavePage();
  signIn();
  const page = renderPage(never);
  await isSignedIn(page);
  expect(statesOf(page)).toEqual(loading);
  expect(stored()).toBeNull();
});

test('a logout deletes the stored content, and leaving the page stores nothing', async () => {
  signInFixtureUser();
  await leavePage();
  const { result } = renderPage(fixtureHost());
  await waitFor(() => expect(result.current.session.isAuthenticated).toBe(true));
  expect(stored()).not.toBeNull();
  act(() => result.current.session.logOut());
  expect(stored()).toBeNull();
  dispatchEvent(new Event('pagehide'));
  expect(stored()).toBeNull();
});

test('a response of 401 deletes the stored content', async () => {
  signInFixtureUser();
  await leavePage();
  const { result } = renderPage(async () => new Response('{}', { status: 401 }));
  await waitFor(() => expect(result.current.session.wasRejected).toBe(true));
  expect(stored()).toBeNull();
});

test.each([
  ['the token has expired', () => localStorage.setItem('token', fixtureToken({ userId: '1', exp: 1 }))],
  ['another tab has removed the token', () => localStorage.removeItem('token')],
])('the stored content is deleted by the next page when %s', async (_, change) => {
  signInFixtureUser();
  await leavePage();
  change();
  const { result } = renderPage(never);
  await waitFor(() => expect(result.current.session.isInitializing).toBe(false));
  expect(result.current.session.user).toBeNull();
  expect(stored()).toBeNull();
});

test('only the first 100 titles of a long collection are stored', async () => {
  signIn();
  const games = Array.from({ length: 150 }, (_, index) => ({
    ...{ id: index, slug: `game-${index}`, name: `Game ${index}` },
    ...{ user_status: 'completed', user_rating: 4 },
  }));
  const host: typeof fetch = async (url) =>
    String(url).includes('/userGames/')
      ? new Response(JSON.stringify(games))
      : new Response('{}', { status: 404 });
  const first = renderPage(host);
  await waitFor(() =>
    expect(first.result.current.queries.list).toMatchObject({ state: 'ready', isWhole: true }),
  );
  await waitFor(() => {
    dispatchEvent(new Event('pagehide'));
    expect(stored()).not.toBeNull();
  });
  cleanup();
  const { result } = renderPage(never);
  await waitFor(() => expect(result.current.queries.list).toMatchObject({ isWhole: false }));
  expect(Reflect.get(result.current.queries.list, 'data')).toHaveLength(100);
});
