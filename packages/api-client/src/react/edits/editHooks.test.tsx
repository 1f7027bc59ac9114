// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Edit, editIdHeader } from '../../contract/index.ts';
import { useRemoveTitle } from '../collection/useRemoveTitle.ts';
import { useRateTitle, useTrackedTitle } from '../collection/useTrackedTitle.ts';
import { useAddPlay, useRemovePlay, useRestoreTitle, useUpdatePlay } from '../history/usePlayCommands.ts';
import { useUpdatePlayEpisodes } from '../history/usePlayEpisodes.ts';
import { useUpdateTitleHistory } from '../history/useTitleHistory.ts';
import { fakeFetch, requestLog, resetBrowserState, signIn, withProviders } from '../testing/fakeHost.tsx';
import { useUser } from '../UserProvider.tsx';
import { useBulkEdit, useContinueEdit, useUndo } from './useBulkEdit.ts';
import { useEdits } from './useEdits.ts';
import { useLastEdit } from './useLastEdit.ts';

beforeEach(resetBrowserState);
beforeEach(signIn);
afterEach(cleanup);

const play = { id: 'p1', state: 'finished', times: 1, is_private: false, episodes: 0 };
const saved = { status: 'completed', rating: 0, play };
const details = { is_favourite: false, is_private: false, note: null, tags: [] };
const bulk = { id: 'e1', kind: 'bulk', total: 60, unchanged: 0, created_at: '2026-11-20T12:00:00.000Z' };
const at = (state: string, done: number) => ({ ...bulk, state, done });

/** Adds the header with an id, one after the other, to the responses of calls that change a title. */
function withEditIds(respond: typeof fetch): typeof fetch {
  let count = 0;
  return async (url, request) => {
    const response = await respond(url, request);
    const isEdit = request?.method !== 'GET' && !String(url).includes('/api/edits');
    if (isEdit && response.ok) {
      count += 1;
      response.headers.set(editIdHeader, `edit-${count}`);
    }
    return response;
  };
}

const host = withEditIds(
  fakeFetch({
    'POST /api/userGames/ratings': { body: { message: 'Saved.' } },
    'DELETE /api/userGames/7/games/g1': { body: {} },
    'PATCH /api/history/game/g1': { body: details },
    'POST /api/history/game/g1/plays': { body: saved },
    'PATCH /api/plays/p1': { body: saved },
    'DELETE /api/plays/p1': { body: {} },
    'PATCH /api/plays/p1/episodes': { body: { episodes: [] } },
    'POST /api/history/game/g1/restore': { body: { status: 'planned', rating: 0 } },
  }),
);

/** All commands that change a title. */
function useCommands() {
  return {
    ...{ last: useLastEdit(), user: useUser() },
    ...{ rate: useRateTitle('game'), remove: useRemoveTitle('game'), restore: useRestoreTitle('game') },
    ...{ details: useUpdateTitleHistory('game', 'g1'), addPlay: useAddPlay('game', 'g1') },
    ...{ updatePlay: useUpdatePlay('game', 'g1'), removePlay: useRemovePlay('game', 'g1') },
    episodes: useUpdatePlayEpisodes('p1'),
  };
}

type Commands = ReturnType<typeof useCommands>;

async function renderCommands(fetch: typeof globalThis.fetch = host) {
  const { result } = renderHook(useCommands, { wrapper: withProviders(fetch) });
  await waitFor(() => expect(result.current.user.user).not.toBeNull());
  return result;
}

describe('useLastEdit', () => {
  const game = { type: 'game', titleId: 'g1' };

  test.each<[string, (commands: Commands) => Promise<unknown>, object]>([
    [
      'rate',
      ({ rate }) => rate.run({ titleId: 'g1', status: 'playing', rating: 3 }),
      { ...game, status: 'playing' },
    ],
    ['remove', ({ remove }) => remove.run('g1'), game],
    ['details', (commands) => commands.details.run({ note: 'Cake.' }), game],
    ['add-play', ({ addPlay }) => addPlay.run({ state: 'finished' }), game],
    ['update-play', ({ updatePlay }) => updatePlay.run({ playId: 'p1', rating: 4 }), {}],
    ['remove-play', ({ removePlay }) => removePlay.run('p1'), {}],
    ['episodes', ({ episodes }) => episodes.run([]), {}],
    ['restore', ({ restore }) => restore.run('g1'), game],
  ])('returns the edit of the command: %s', async (kind, run, fields) => {
    const result = await renderCommands();
    expect(result.current.last).toBeNull();
    await act(async () => void (await run(result.current)));
    expect(result.current.last).toMatchObject({ id: expect.stringMatching(/^edit-/), kind, ...fields });
  });

  test('returns a new object for each edit, and null after a logout', async () => {
    const result = await renderCommands();
    const rate = () =>
      act(async () => void (await result.current.rate.run({ titleId: 'g1', status: 'playing', rating: 3 })));
    await rate();
    const first = result.current.last;
    await rate();
    expect(result.current.last).not.toBe(first);
    expect(result.current.last?.id).not.toBe(first?.id);
    act(() => result.current.user.logOut());
    expect(result.current.last).toBeNull();
  });

  test('stays null with a host that does not send the header', async () => {
    const plain = fakeFetch({ 'POST /api/userGames/ratings': { body: { message: 'Saved.' } } });
    const result = await renderCommands(plain);
    await act(
      async () => void (await result.current.rate.run({ titleId: 'g1', status: 'playing', rating: 3 })),
    );
    expect(result.current.last).toBeNull();
  });
});

/** The hooks of edits on a host that needs three requests for an edit, and as many for its undo. */
async function renderEdits(
  responses: Parameters<typeof fakeFetch>[0] = {},
  mayContinue: Promise<void> = Promise.resolve(),
) {
  const states = [at('running', 50), at('done', 60), at('undoing', 50), at('undone', 60)];
  const respond = fakeFetch({
    'POST /api/edits': { body: at('running', 25) },
    'POST /api/edits/e1/continue': () => ({ body: states.shift() }),
    'POST /api/edits/e1/undo': () => {
      states.splice(0, Math.max(0, states.length - 2));
      return { body: at('undoing', 25) };
    },
    'GET /api/edits': { body: { edits: [at('done', 60)], next: 'e1' } },
    'GET /api/edits?after=e1': {
      body: { edits: [{ ...at('done', 1), id: 'e0', kind: 'rate' }], next: null },
    },
    'GET /api/userGames/7/games/g1': {
      body: { id: 'g1', name: 'Portal', user_status: 'playing', user_rating: 1 },
    },
    ...responses,
  });
  const { result } = renderHook(
    () => ({
      ...{ bulk: useBulkEdit(), undo: useUndo(), continued: useContinueEdit() },
      ...{ edits: useEdits(), last: useLastEdit(), tracked: useTrackedTitle('game', 'g1') },
    }),
    {
      wrapper: withProviders(async (url, request) => {
        if (String(url).endsWith('/continue')) await mayContinue;
        return respond(url, request);
      }),
    },
  );
  await waitFor(() => expect(result.current.edits.state).not.toBe('loading'));
  await waitFor(() => expect(result.current.tracked.state).toBe('ready'));
  requestLog.length = 0;
  return result;
}

const input = { titles: [{ media_type: 'game', title_id: 'g1' }], change: { is_favourite: true } };

describe('useBulkEdit and useUndo', () => {
  test('continue an edit until it is complete, with its progress, and request the data of the user again', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const result = await renderEdits({}, gate);
    let running: Promise<Edit | undefined> | undefined;
    act(() => {
      running = result.current.bulk.run(input);
    });
    await waitFor(() => expect(result.current.bulk.progress).toMatchObject({ done: 25, total: 60 }));
    open();
    const edit = await act(async () => running);
    expect(edit).toMatchObject({ id: 'e1', state: 'done', done: 60 });
    expect(result.current.bulk.progress).toBeNull();
    expect(result.current.last).toMatchObject({ id: 'e1', kind: 'bulk' });
    await waitFor(() => expect(requestLog).toContain('GET /api/userGames/7/games/g1'));
    expect(requestLog).toContain('GET /api/edits');
    requestLog.length = 0;
    const undone = await act(async () => result.current.undo.run('e1'));
    expect(undone).toMatchObject({ state: 'undone' });
    expect(requestLog.filter((call) => call.startsWith('POST'))).toEqual([
      'POST /api/edits/e1/undo',
      'POST /api/edits/e1/continue',
      'POST /api/edits/e1/continue',
    ]);
    await waitFor(() => expect(requestLog).toContain('GET /api/userGames/7/games/g1'));
  });

  test('reject with the error of a request, end the progress, and the edit can be continued', async () => {
    let isFailing = true;
    const result = await renderEdits({
      'POST /api/edits/e1/continue': () =>
        isFailing ? { status: 503, body: { message: 'Later.' } } : { body: at('done', 60) },
    });
    await act(() => expect(result.current.bulk.run(input)).rejects.toMatchObject({ status: 503 }));
    expect(result.current.bulk.progress).toBeNull();
    isFailing = false;
    expect(await act(async () => result.current.continued.run('e1'))).toMatchObject({ state: 'done' });
  });
});

describe('useEdits', () => {
  test('lists the edits page by page', async () => {
    const result = await renderEdits();
    const ids = () =>
      result.current.edits.state === 'ready' ? result.current.edits.data?.map(({ id }) => id) : [];
    expect(ids()).toEqual(['e1']);
    act(() => result.current.edits.more?.show());
    await waitFor(() => expect(ids()).toEqual(['e1', 'e0']));
    expect(result.current.edits.more).toBeUndefined();
  });

  test('is null on a host without edits', async () => {
    const result = await renderEdits({ 'GET /api/edits': { status: 404 } });
    expect(result.current.edits).toMatchObject({ state: 'ready', data: null });
  });
});
