// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MediaType } from '../contract/index.ts';
import { ApiProvider } from './ApiProvider.tsx';
import { type Answer, asked, forgetAll, hostOf, inside, signIn } from './testing/hookHost.tsx';
import { usePublicCollection } from './usePublicCollection.ts';

beforeEach(forgetAll);
afterEach(cleanup);

const games = 'GET /api/collections/mara/games';
const list = {
  username: 'Mara',
  total: '2',
  items: [
    { id: 7, name: 'Portal 2', user_status: 'Currently Playing', user_rating: '4.5', likes: 1 },
    'junk',
  ],
};

function ask(answers: Record<string, Answer | (() => Answer)>, username = 'mara', type: MediaType = 'game') {
  return renderHook(() => ({ list: usePublicCollection(username, type), ...useSWRConfig() }), {
    wrapper: inside(hostOf(answers)),
  }).result;
}

describe('a public collection', () => {
  test('is read from any host as far as it can be, by anybody', async () => {
    signIn();
    const result = ask({ [games]: { body: list } });
    await waitFor(() => expect(result.current.list.state).toBe('ready'));
    expect(result.current.list).toMatchObject({
      data: { username: 'Mara', total: 2, items: [{ id: 7, user_status: 'playing', user_rating: 4.5 }] },
    });
  });

  test.each<[MediaType, string]>([
    ['anime', 'GET /api/collections/mara/anime'],
    ['movie', 'GET /api/collections/mara/movies'],
  ])('of %s is asked for at its own address', async (type, call) => {
    ask({}, 'mara', type);
    await waitFor(() => expect(asked).toEqual([call]));
  });

  test('that is private, or nobody’s, is missing; another failure is one', async () => {
    const missing = ask({ [games]: { status: 404, body: { message: 'No' } } });
    await waitFor(() => expect(missing.current.list).toEqual({ state: 'missing' }));
    const failed = ask({ [games]: { status: 500, body: {} } });
    await waitFor(() => expect(failed.current.list.state).toBe('failed'));
  });

  test('that was seen is missing once it is private, and there again when it is public', async () => {
    let answer: Answer = { body: list };
    const result = ask({ [games]: () => answer });
    await waitFor(() => expect(result.current.list.state).toBe('ready'));
    answer = { status: 404, body: {} };
    await act(() => result.current.mutate(() => true));
    expect(result.current.list).toEqual({ state: 'missing' });
    answer = { body: list };
    await act(() => result.current.mutate(() => true));
    expect(result.current.list.state).toBe('ready');
  });

  test.each(['', '.', '..', 'a\u0000b'])('of %j is missing, and nobody is asked', (username) => {
    const result = ask({}, username);
    expect(result.current.list).toEqual({ state: 'missing' });
    expect(asked).toEqual([]);
  });

  test('that a page came with is there at once, and so is that there is none', () => {
    const answers = {
      '/api/collections/mara/games': { status: 200, body: list },
      '/api/collections/mara/anime': { status: 404, body: {} },
    };
    const states: string[][] = [];
    renderHook(
      () =>
        states.push([usePublicCollection('mara', 'game').state, usePublicCollection('mara', 'anime').state]),
      {
        wrapper: ({ children }) => (
          <ApiProvider answers={answers} fetch={hostOf({})}>
            {children}
          </ApiProvider>
        ),
      },
    );
    expect(states[0]).toEqual(['ready', 'missing']);
  });
});
