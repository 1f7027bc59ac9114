// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FixtureFetchOptions } from '../../testing/createFixtureFetch.ts';
import {
  fakeFetch,
  fixtureHost,
  requestLog,
  resetBrowserState,
  signIn,
  signInFixtureUser,
  withProviders,
} from '../testing/fakeHost.tsx';
import { useUser } from '../UserProvider.tsx';
import { type DiaryFilter, type DiaryQuery, useDiary } from './useDiary.ts';
import { useDiaryYear } from './useDiaryYear.ts';
import { useHistorySettings } from './useHistorySettings.ts';

beforeEach(resetBrowserState);
afterEach(cleanup);

const publicDiary: FixtureFetchOptions = { historySettings: { time_zone: null, diary: 'public' } };
const november: DiaryFilter = { month: '2026-11' };

function renderDiary(host: typeof fetch, username: string, filter?: DiaryFilter) {
  return renderHook(
    () => ({
      ...{ diary: useDiary(username, filter), year: useDiaryYear(username, 2026) },
      ...{ settings: useHistorySettings(), session: useUser() },
    }),
    { wrapper: withProviders(host) },
  ).result;
}

const notes = (diary: DiaryQuery) =>
  diary.state === 'ready' ? diary.data.items.flatMap(({ play }) => play.note ?? []) : diary.state;
const count = (diary: DiaryQuery) => (diary.state === 'ready' ? diary.data.items.length : diary.state);

describe('the diary of the signed-in user', () => {
  test('has private plays and notes, also when it is not public, in any case of the username', async () => {
    signInFixtureUser();
    const result = renderDiary(fixtureHost(), 'MARA');
    await waitFor(() => expect(result.current.diary).toMatchObject({ state: 'ready', isOwn: true }));
    expect(notes(result.current.diary)).toEqual(['With the final cut.']);
    await waitFor(() => expect(result.current.year).toMatchObject({ data: { total: 10 } }));
    expect(requestLog.filter((call) => call.includes('/api/collections/'))).toEqual([]);
  });

  test('is restricted to a month and a media type', async () => {
    signInFixtureUser();
    const result = renderDiary(fixtureHost(), 'mara', { ...november, type: 'anime' });
    await waitFor(() => expect(count(result.current.diary)).toBe(1));
    expect(requestLog).toContain('GET /api/diary?month=2026-11&type=anime');
  });

  test('is missing on a host without diaries', async () => {
    signIn();
    const result = renderDiary(fakeFetch({}), 'mara');
    await waitFor(() => expect(result.current.diary).toEqual({ state: 'missing', isOwn: true }));
    await waitFor(() => expect(result.current.year).toEqual({ state: 'missing' }));
    expect(result.current.settings.historySettings).toEqual({ state: 'ready', data: null });
  });

  test.each(['<!doctype html>', '{}', '{"username":7,"entries":[]}', '{"username":"mara","entries":{}}'])(
    'fails when the response is %j',
    async (body) => {
      signIn();
      const host = fakeFetch({ 'GET /api/diary': { body }, 'GET /api/diary/years/2026': { body } });
      const result = renderDiary(host, 'mara');
      await waitFor(() => expect(result.current.diary.state).toBe('failed'));
      await waitFor(() => expect(result.current.year.state).toBe('failed'));
    },
  );

  test('is replaced by the public one after a logout', async () => {
    signInFixtureUser();
    const result = renderDiary(fixtureHost(publicDiary), 'mara', november);
    await waitFor(() => expect(count(result.current.diary)).toBe(5));
    act(() => result.current.session.logOut());
    await waitFor(() => expect(count(result.current.diary)).toBe(4));
    expect(result.current.diary.isOwn).toBe(false);
    await waitFor(() => expect(result.current.year).toMatchObject({ data: { total: 8 } }));
  });

  test('is requested again after a change of the time zone', async () => {
    signInFixtureUser();
    const result = renderDiary(fixtureHost(), 'mara', november);
    await waitFor(() => expect(result.current.settings.historySettings).toMatchObject({ state: 'ready' }));
    await waitFor(() => expect(result.current.diary.state).toBe('ready'));
    requestLog.length = 0;
    await act(() => result.current.settings.updateHistorySettings.run({ time_zone: 'Asia/Tokyo' }));
    expect(result.current.settings.historySettings).toEqual({
      state: 'ready',
      data: { time_zone: 'Asia/Tokyo', diary: 'private' },
    });
    await waitFor(() => expect(requestLog).toContain('GET /api/diary?month=2026-11'));
    expect(requestLog).toContain('GET /api/diary/years/2026');
  });
});

describe('the diary of another user', () => {
  test('is the public one, without notes', async () => {
    const result = renderDiary(fixtureHost(publicDiary), 'Mara', november);
    await waitFor(() => expect(count(result.current.diary)).toBe(4));
    expect(result.current.diary).toMatchObject({ isOwn: false, data: { display_name: 'Mara' } });
    expect(notes(result.current.diary)).toEqual([]);
    expect(requestLog.some((call) => call.startsWith('GET /api/diary'))).toBe(false);
  });

  test.each(['mara', 'nobody', '..', ''])('%j is missing when it is private or unknown', async (username) => {
    const result = renderDiary(fixtureHost(), username);
    await waitFor(() => expect(result.current.diary).toEqual({ state: 'missing', isOwn: false }));
    await waitFor(() => expect(result.current.year).toEqual({ state: 'missing' }));
  });

  test('is missing when it was made private before the next page', async () => {
    const body = { username: 'ana', entries: [], next: '1' };
    const path = 'GET /api/collections/ana/diary';
    const result = renderDiary(fakeFetch({ [path]: { body } }), 'ana');
    await waitFor(() => expect(result.current.diary.state).toBe('ready'));
    const { diary } = result.current;
    act(() => (diary.state === 'ready' ? diary.more?.show() : undefined));
    await waitFor(() => expect(result.current.diary.state).toBe('missing'));
  });

  test('fails when the host fails', async () => {
    const host = fakeFetch({ 'GET /api/collections/ana/diary': { status: 500, body: {} } });
    const result = renderDiary(host, 'ana');
    await waitFor(() => expect(result.current.diary.state).toBe('failed'));
  });

  test('is available at once when the server has embedded it, also to its owner until their own is loaded', async () => {
    const title = { id: 1, name: 'Portal 2' };
    const play = { id: 'p1', state: 'finished', times: 1, is_private: false, episodes: 0 };
    const body = { username: 'mara', entries: [{ media_type: 'game', title, play }] };
    const responses = {
      '/api/collections/mara/diary?month=2026-11': { status: 200, body },
      '/api/collections/mara/diary/years/2026': {
        status: 200,
        body: { year: 2026, total: 1, undated: 0, days: [], months: [] },
      },
    };
    const states: unknown[] = [];
    const renderEmbedded = () =>
      renderHook(
        () => {
          const diary = useDiary('mara', november);
          const year = useDiaryYear('mara', 2026);
          states.push(diary.state, year.state);
          return { diary, year };
        },
        { wrapper: withProviders(fixtureHost(), { responses }) },
      ).result;
    const visitor = renderEmbedded();
    expect(count(visitor.current.diary)).toBe(1);
    expect(visitor.current.year).toMatchObject({ data: { total: 1 } });
    expect(requestLog).toEqual([]);

    signInFixtureUser();
    const owner = renderEmbedded();
    await waitFor(() => expect(count(owner.current.diary)).toBe(5));
    await waitFor(() => expect(owner.current.year).toMatchObject({ data: { total: 10 } }));
    expect(states).not.toContain('loading');
    expect(requestLog).toEqual(['GET /api/diary/years/2026', 'GET /api/diary?month=2026-11']);
  });

  test('is missing at once when the server has embedded a 404', async () => {
    const body = { message: 'This diary is private, or there is no such user.' };
    const responses = {
      '/api/collections/mara/diary': { status: 404, body },
      '/api/collections/mara/diary/years/2026': { status: 404, body },
    };
    const states: unknown[] = [];
    renderHook(() => states.push(useDiary('mara').state, useDiaryYear('mara', 2026).state), {
      wrapper: withProviders(fixtureHost(), { responses }),
    });
    expect(new Set(states)).toEqual(new Set(['missing']));
  });
});

test('a diary is loaded page by page', async () => {
  signIn();
  const title = { id: 1, name: 'Portal 2' };
  const entry = (id: string) => ({
    ...{ media_type: 'game', title },
    play: { id, state: 'finished', times: 1, is_private: false, episodes: 0 },
  });
  const page = (id: string, next: string | null) => ({
    body: { username: 'mara', entries: [entry(id)], next },
  });
  const host = fakeFetch({
    'GET /api/diary': page('a', 'x'),
    'GET /api/diary?after=x': page('b', null),
  });
  const { result } = renderHook(() => useDiary('mara'), { wrapper: withProviders(host) });
  await waitFor(() => expect(count(result.current)).toBe(1));
  const first = result.current;
  act(() => (first.state === 'ready' ? first.more?.show() : undefined));
  await waitFor(() => expect(count(result.current)).toBe(2));
  expect(result.current).toMatchObject({ data: { items: [{ id: 'a' }, { id: 'b' }] }, more: undefined });
});
