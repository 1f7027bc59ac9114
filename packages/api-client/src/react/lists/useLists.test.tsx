// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FixtureFetchOptions } from '../../testing/createFixtureFetch.ts';
import {
  fakeFetch,
  fixtureHost,
  requestLog,
  resetBrowserState,
  signInFixtureUser,
  withProviders,
} from '../testing/fakeHost.tsx';
import { useUser } from '../UserProvider.tsx';
import { type ListQuery, useList, usePublicList, useUserList } from './useList.ts';
import { useCreateList, useDeleteList, useUpdateList } from './useListCommands.ts';
import { useAddToList, useRemoveFromList, useUpdateListEntry } from './useListEntryCommands.ts';
import { useLists } from './useLists.ts';
import { usePublicLists } from './usePublicLists.ts';

beforeEach(resetBrowserState);
afterEach(cleanup);

const slug = 'winter-evenings';
const publicSlug = 'worlds-i-would-move-to';

const slugs = (list: ListQuery) =>
  list.state === 'ready' ? list.data.items.map(({ title }) => title.slug) : list.state;
const entryIds = (list: ListQuery) => (list.state === 'ready' ? list.data.items.map(({ id }) => id) : []);
const listId = (list: ListQuery) => (list.state === 'ready' ? list.data.id : '');

function renderLists(host: typeof fetch = fixtureHost()) {
  return renderHook(
    () => {
      const list = useList(slug);
      const id = listId(list);
      return {
        ...{ list, lists: useLists(), ofTitle: useLists({ type: 'game', titleId: 'elden-ring' }) },
        ...{ create: useCreateList(), update: useUpdateList(id), remove: useDeleteList() },
        ...{ add: useAddToList(), change: useUpdateListEntry(id), removeEntry: useRemoveFromList() },
        session: useUser(),
      };
    },
    { wrapper: withProviders(host) },
  ).result;
}

describe('the lists of the signed-in user', () => {
  async function ready() {
    signInFixtureUser();
    const result = renderLists();
    await waitFor(() => expect(slugs(result.current.list)).toEqual(['elden-ring', 'monster', 'portal-2']));
    await waitFor(() => expect(result.current.lists.state).toBe('ready'));
    await waitFor(() => expect(result.current.ofTitle.state).toBe('ready'));
    return result;
  }

  test('have their first titles, and the entry of a title', async () => {
    const result = await ready();
    expect(result.current.lists).toMatchObject({
      data: [{ slug: publicSlug, count: 6, titles: [{}, {}, {}, {}] }, { slug }, { count: 0 }],
    });
    expect(result.current.ofTitle).toMatchObject({
      data: [{ entry_id: null }, { entry_id: entryIds(result.current.list)[0] }, { entry_id: null }],
    });
  });

  test('are null from a host without lists, and no request is sent while no one is signed in', async () => {
    const signedOut = renderLists();
    await waitFor(() => expect(signedOut.current.session.isInitializing).toBe(false));
    expect([signedOut.current.lists.state, signedOut.current.list.state]).toEqual(['loading', 'loading']);
    expect(requestLog).toEqual([]);
    cleanup();
    signInFixtureUser();
    const result = renderLists(fakeFetch({}));
    await waitFor(() => expect(result.current.lists).toMatchObject({ state: 'ready', data: null }));
    await waitFor(() => expect(result.current.list).toEqual({ state: 'missing' }));
  });

  test('change with the response of a command', async () => {
    const result = await ready();
    const id = listId(result.current.list);
    await act(() => result.current.update.run({ name: 'Summer', visibility: 'public' }));
    expect(result.current.list).toMatchObject({ data: { name: 'Summer', visibility: 'public', count: 3 } });
    await waitFor(() => expect(result.current.lists).toMatchObject({ data: [{ name: 'Summer' }, {}, {}] }));

    let created: { readonly id: string } | undefined;
    await act(async () => {
      created = await result.current.create.run({ name: 'New' });
    });
    await waitFor(() => expect(result.current.lists).toMatchObject({ data: [{ name: 'New' }, {}, {}, {}] }));
    await act(() =>
      result.current.add.run({ listId: created?.id ?? '', type: 'game', titleId: 'elden-ring' }),
    );
    expect(result.current.ofTitle).toMatchObject({
      data: [{ name: 'New', entry_id: expect.any(String) }, {}, {}, {}],
    });
    await act(() => result.current.remove.run(created?.id ?? ''));
    expect(result.current.lists).toMatchObject({ data: [{ id }, {}, {}] });
  });

  test('entries are moved one after the other, without losing one that was made before the response', async () => {
    const result = await ready();
    const [first, second, third] = entryIds(result.current.list);
    requestLog.length = 0;
    await act(async () => {
      const { run } = result.current.change;
      await Promise.all([
        run({ entryId: first ?? '', after: third ?? '' }),
        run({ entryId: third ?? '', after: null }),
        run({ entryId: second ?? '', note: 'Cold.' }),
      ]);
    });
    const patches = requestLog.filter((call) => call.startsWith('PATCH'));
    expect(patches.map((call) => call.split('/').at(-1))).toEqual([first, third, second]);
    expect(slugs(result.current.list)).toEqual(['portal-2', 'monster', 'elden-ring']);
    expect(result.current.list).toMatchObject({
      data: { items: [{ rank: 1 }, { rank: 2, note: 'Cold.' }, { rank: 3 }] },
    });
  });

  test('a failed move leaves the order, and the next one is sent', async () => {
    const result = await ready();
    const [first, second] = entryIds(result.current.list);
    await act(async () => {
      const { run } = result.current.change;
      const failed = run({ entryId: first ?? '', after: 'no-entry' });
      const moved = run({ entryId: second ?? '', after: null });
      await expect(failed).rejects.toMatchObject({ status: 404 });
      await moved;
    });
    expect(slugs(result.current.list)).toEqual(['monster', 'elden-ring', 'portal-2']);
  });

  test('a removed entry is gone from the list and its count', async () => {
    const result = await ready();
    const [entryId = ''] = entryIds(result.current.list);
    await act(() => result.current.removeEntry.run({ listId: listId(result.current.list), entryId }));
    expect(result.current.list).toMatchObject({ data: { count: 2, items: [{ rank: 1 }, { rank: 2 }] } });
    expect(slugs(result.current.list)).toEqual(['monster', 'portal-2']);
  });
});

describe('public lists', () => {
  const renderPublic = (host: typeof fetch, username: string, name: string) =>
    renderHook(
      () => ({
        ...{ list: usePublicList(username, name, { limit: 4 }), lists: usePublicLists(username) },
        ...{ own: useUserList(username, name), session: useUser() },
      }),
      { wrapper: withProviders(host) },
    ).result;

  test('are loaded page by page', async () => {
    const result = renderPublic(fixtureHost(), 'mara', publicSlug);
    await waitFor(() => expect(slugs(result.current.list)).toHaveLength(4));
    act(() => result.current.list.state === 'ready' && result.current.list.more?.show());
    await waitFor(() => expect(slugs(result.current.list)).toHaveLength(6));
    expect(result.current.list).toMatchObject({ data: { username: 'mara', items: { 5: { rank: 6 } } } });
    expect(result.current.lists).toMatchObject({
      state: 'ready',
      data: { items: [{ slug: publicSlug }, {}] },
    });
    await waitFor(() => expect(result.current.own).toMatchObject({ state: 'ready', isOwn: false }));
  });

  test.each<[string, string, FixtureFetchOptions]>([
    ['a private list', slug, {}],
    ['an unknown list', 'none', {}],
    ['an invalid name', '..', { lists: [] }],
  ])('%s is missing', async (_, name, options) => {
    const result = renderPublic(fixtureHost(options), 'mara', name);
    await waitFor(() => expect(result.current.list).toEqual({ state: 'missing' }));
    await waitFor(() => expect(result.current.own).toEqual({ state: 'missing', isOwn: false }));
    await waitFor(() => expect(result.current.lists.state).toBe(options.lists ? 'missing' : 'ready'));
  });

  test('the owner sees a private list at its URL', async () => {
    signInFixtureUser();
    const result = renderPublic(fixtureHost(), 'MARA', slug);
    await waitFor(() => expect(result.current.own).toMatchObject({ state: 'ready', isOwn: true }));
    expect(slugs(result.current.own)).toEqual(['elden-ring', 'monster', 'portal-2']);
  });
});
