// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, asked, forgetAll, hostOf, inside, signIn } from './testing/hookHost.tsx';
import { useUser } from './UserProvider.tsx';
import { useVisibility } from './useVisibility.ts';

beforeEach(forgetAll);
beforeEach(signIn);
afterEach(cleanup);

const path = '/api/profile/visibility';
const useBoth = () => ({ ...useVisibility(), session: useUser() });

/** The hook over a host that answers these two calls so. */
function at(get: Answer, put: Answer | (() => Answer) = { status: 500, body: {} }) {
  const host = hostOf({ [`GET ${path}`]: get, [`PUT ${path}`]: put });
  return renderHook(useBoth, { wrapper: inside(host) }).result;
}

describe('who may see the collection', () => {
  test('is asked for, and changes with the answer of the host', async () => {
    const result = at({ body: { collection: 'private' } }, { body: { collection: 'public' } });
    expect(result.current.visibility).toEqual({ state: 'loading' });
    await waitFor(() =>
      expect(result.current.visibility).toEqual({ state: 'ready', data: { collection: 'private' } }),
    );
    await act(() => result.current.change.run({ collection: 'public' }));
    expect(result.current.visibility).toEqual({ state: 'ready', data: { collection: 'public' } });
    expect(asked).toEqual([`GET ${path}`, `PUT ${path}`]);
  });

  test('knows which parts of the profile are shown, and leaves out those that no host names', async () => {
    const bodies: unknown[] = [];
    const shown = { collection: 'public', profile: ['bio'] };
    const host = hostOf({
      [`GET ${path}`]: { body: shown },
      [`PUT ${path}`]: ({ body }: RequestInit) => {
        bodies.push(JSON.parse(String(body)));
        return { body: { collection: 'public', profile: ['bio', 'website', 'shoe size'] } };
      },
    });
    const { result } = renderHook(useBoth, { wrapper: inside(host) });
    await waitFor(() => expect(result.current.visibility).toEqual({ state: 'ready', data: shown }));
    await act(() => result.current.change.run({ collection: 'public', profile: ['bio', 'website'] }));
    expect(bodies).toEqual([{ collection: 'public', profile: ['bio', 'website'] }]);
    expect(result.current.visibility).toEqual({
      state: 'ready',
      data: { collection: 'public', profile: ['bio', 'website'] },
    });
  });

  test('stays as it was when the change fails', async () => {
    const result = at({ body: { collection: 'private' } });
    await waitFor(() => expect(result.current.visibility.state).toBe('ready'));
    await act(() =>
      expect(result.current.change.run({ collection: 'public' })).rejects.toMatchObject({ status: 500 }),
    );
    expect(result.current.visibility).toEqual({ state: 'ready', data: { collection: 'private' } });
    expect(result.current.change.error).toMatchObject({ status: 500 });
  });

  test.each([404, 405])('is nothing that a host knows of which answers %i', async (status) => {
    const result = at({ status, body: { detail: 'Not found' } });
    await waitFor(() => expect(result.current.visibility).toEqual({ state: 'ready', data: null }));
  });

  test.each<Answer>([{ status: 500, body: {} }, { body: { collection: 'friends' } }, { body: 'OK' }])(
    'is not known where the answer is %j, and can be asked for again',
    async (answer) => {
      let answers = 0;
      const host = hostOf({
        [`GET ${path}`]: () => (answers++ ? { body: { collection: 'public' } } : answer),
      });
      const { result } = renderHook(useBoth, { wrapper: inside(host) });
      await waitFor(() => expect(result.current.visibility.state).toBe('failed'));
      await act(() => result.current.reload());
      expect(result.current.visibility).toEqual({ state: 'ready', data: { collection: 'public' } });
    },
  );

  test('is asked of nobody who is not signed in, and forgotten with the session', async () => {
    const result = at({ body: { collection: 'public' } });
    await waitFor(() => expect(result.current.visibility.state).toBe('ready'));
    act(() => result.current.session.logOut());
    expect(result.current.visibility).toEqual({ state: 'loading' });
    expect(asked).toEqual([`GET ${path}`]);
  });
});
