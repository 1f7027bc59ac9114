// @vitest-environment jsdom
import { getHistorySettings, updateHistorySettings } from '@gildshelf/api-client/contract';
import { ApiProvider, UserProvider } from '@gildshelf/api-client/react';
import { fixtureToken } from '@gildshelf/api-client/testing';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useSaveTimeZone } from './useSaveTimeZone.ts';

beforeEach(() => localStorage.setItem('token', fixtureToken()));
afterEach(cleanup);
afterEach(() => localStorage.clear());

const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const read = `${getHistorySettings.method} ${getHistorySettings.path}`;
const change = `${updateHistorySettings.method} ${updateHistorySettings.path}`;

/** Renders the hook on a host with this stored time zone that responds with `statuses` in order, and then with 200. */
function renderOn(stored: string | null, ...statuses: number[]) {
  const calls: string[] = [];
  const bodies: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (url, { method, body } = {}) => {
    calls.push(`${method} ${url}`);
    if (body) bodies.push(JSON.parse(String(body)));
    const settings = { time_zone: stored, diary: 'private' };
    return new Response(JSON.stringify(settings), { status: statuses.shift() ?? 200 });
  };
  const { result } = renderHook(useSaveTimeZone, {
    wrapper: ({ children }) => (
      <ApiProvider fetch={fetch}>
        <UserProvider>{children}</UserProvider>
      </ApiProvider>
    ),
  });
  return { save: result, calls, bodies };
}

test('saves the time zone of the browser once for a user without one', async () => {
  const { save, calls, bodies } = renderOn(null);
  expect(await save.current()).toBe(true);
  expect(await save.current()).toBe(false);
  expect(calls).toEqual([read, change]);
  expect(bodies).toEqual([{ time_zone: browserZone }]);
});

test('leaves a stored time zone unchanged', async () => {
  const { save, calls } = renderOn('Asia/Tokyo');
  expect(await save.current()).toBe(false);
  expect(await save.current()).toBe(false);
  expect(calls).toEqual([read]);
});

test('requests nothing without a signed-in user', async () => {
  localStorage.clear();
  const { save, calls } = renderOn(null);
  expect(await save.current()).toBe(false);
  expect(calls).toEqual([]);
});

test('tries again after a failed request', async () => {
  const { save, calls } = renderOn(null, 404, 200, 503);
  expect(await save.current()).toBe(false);
  expect(await save.current()).toBe(false);
  expect(await save.current()).toBe(true);
  expect(calls).toEqual([read, read, change, read, change]);
});
