// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeFetch, requestLog, resetBrowserState, signIn, withProviders } from '../testing/fakeHost.tsx';
import { useAccessTokens } from './useAccessTokens.ts';

beforeEach(resetBrowserState);
beforeEach(signIn);
afterEach(cleanup);

const path = '/api/access-tokens';
const listed = {
  ...{ id: 'a', name: 'First', scopes: ['read'], prefix: 'gs_pat_aaaaa', created_at: '2026-11-20' },
  ...{ expires_at: null, last_used_at: null },
};
const created = { ...listed, id: 'b', name: 'Second' };

test('adds a created token without its secret to the list, and removes a revoked one', async () => {
  const host = fakeFetch({
    [`GET ${path}`]: { body: [listed] },
    [`POST ${path}`]: { body: { ...created, token: 'gs_pat_secret' } },
    [`DELETE ${path}/a`]: { body: {} },
  });
  const { result } = renderHook(useAccessTokens, { wrapper: withProviders(host) });
  await waitFor(() => expect(result.current.tokens.state).toBe('ready'));
  const choices = { name: 'Second', scopes: ['read'], expires_in_days: 30 } as const;
  expect(await act(() => result.current.create.run(choices))).toBe('gs_pat_secret');
  expect(result.current.tokens).toEqual({ state: 'ready', data: [created, listed] });
  await act(() => result.current.revoke.run('a'));
  expect(result.current.tokens).toEqual({ state: 'ready', data: [created] });
  expect(requestLog).toEqual([`GET ${path}`, `POST ${path}`, `DELETE ${path}/a`]);
});

test('keeps a token that could not be revoked', async () => {
  const host = fakeFetch({
    [`GET ${path}`]: { body: [listed] },
    [`DELETE ${path}/a`]: { status: 500, body: {} },
  });
  const { result } = renderHook(useAccessTokens, { wrapper: withProviders(host) });
  await waitFor(() => expect(result.current.tokens.state).toBe('ready'));
  await act(() => expect(result.current.revoke.run('a')).rejects.toMatchObject({ status: 500 }));
  expect(result.current.tokens).toEqual({ state: 'ready', data: [listed] });
});

test('is null on a host without personal access tokens', async () => {
  const host = fakeFetch({ [`GET ${path}`]: { status: 404, body: {} } });
  const { result } = renderHook(useAccessTokens, { wrapper: withProviders(host) });
  await waitFor(() => expect(result.current.tokens).toEqual({ state: 'ready', data: null }));
});
