// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeFetch, resetBrowserState, signIn, withProviders } from '../testing/fakeHost.tsx';
import { useDeleteView, useSavedViews, useSaveView, useUpdateView } from './useSavedViews.ts';

beforeEach(() => {
  resetBrowserState();
  signIn();
});
afterEach(cleanup);

const done = { id: 'v1', name: 'Done', type: 'game', query: 'status=completed' } as const;
const fresh = { id: 'v2', name: 'New', type: 'movie', query: '' } as const;

const host = {
  'GET /api/collection/views': { body: { views: [done] } },
  'POST /api/collection/views': { body: fresh },
  'PATCH /api/collection/views/v1': { body: { ...done, name: 'Finished' } },
  'DELETE /api/collection/views/v1': { body: {} },
};

function renderViews(responses: Parameters<typeof fakeFetch>[0]) {
  return renderHook(
    () => ({ views: useSavedViews(), save: useSaveView(), update: useUpdateView(), remove: useDeleteView() }),
    { wrapper: withProviders(fakeFetch(responses)) },
  );
}

test('views are saved, renamed and deleted, and the list changes with each response', async () => {
  const { result } = renderViews(host);
  await waitFor(() => expect(result.current.views).toEqual({ state: 'ready', data: [done] }));
  const { id: _, ...choices } = fresh;
  await act(async () => expect(await result.current.save.run(choices)).toEqual(fresh));
  await waitFor(() => expect(result.current.views).toMatchObject({ data: [done, fresh] }));
  await act(async () => void (await result.current.update.run({ id: 'v1', name: 'Finished' })));
  await waitFor(() => expect(result.current.views).toMatchObject({ data: [{ name: 'Finished' }, fresh] }));
  await act(async () => expect(await result.current.remove.run('v1')).toBe('v1'));
  await waitFor(() => expect(result.current.views).toMatchObject({ data: [fresh] }));
});

test('a change that fails leaves the list as it is', async () => {
  const { result } = renderViews({
    ...host,
    'POST /api/collection/views': { status: 409, body: { message: 'Too many.' } },
  });
  await waitFor(() => expect(result.current.views.state).toBe('ready'));
  const { id: _, ...choices } = fresh;
  await act(() => expect(result.current.save.run(choices)).rejects.toThrow('Too many.'));
  expect(result.current.views).toEqual({ state: 'ready', data: [done] });
});

test('a host without saved views has none', async () => {
  const { result } = renderViews({});
  await waitFor(() => expect(result.current.views).toEqual({ state: 'ready', data: null }));
});
