// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixtureWebhookDeliveries, fixtureWebhooks } from '../../testing/index.ts';
import { fakeFetch, requestLog, resetBrowserState, signIn, withProviders } from '../testing/fakeHost.tsx';
import { useWebhookDeliveries, useWebhooks } from './useWebhooks.ts';

beforeEach(resetBrowserState);
beforeEach(signIn);
afterEach(cleanup);

const path = '/api/webhooks';
const [disabled = { id: '' }] = fixtureWebhooks;
const one = `${path}/${disabled.id}`;

async function renderWebhooks(responses: Parameters<typeof fakeFetch>[0]) {
  const { result } = renderHook(useWebhooks, { wrapper: withProviders(fakeFetch(responses)) });
  await waitFor(() => expect(result.current.webhooks.state).not.toBe('loading'));
  return result;
}

test('adds a created webhook without its secret to the list, and removes a deleted one', async () => {
  const created = { ...disabled, id: 'b', url: 'https://b.example/', disabled_at: null, failures: 0 };
  const result = await renderWebhooks({
    [`GET ${path}`]: { body: fixtureWebhooks },
    [`POST ${path}`]: { body: { ...created, secret: 'whsec_secret' } },
    [`DELETE ${one}`]: { body: {} },
  });
  const choices = { url: 'https://b.example/', events: ['rated'] } as const;
  expect(await act(() => result.current.create.run(choices))).toBe('whsec_secret');
  expect(result.current.webhooks).toEqual({ state: 'ready', data: [created, disabled] });
  await act(() => result.current.remove.run(disabled.id));
  expect(result.current.webhooks).toEqual({ state: 'ready', data: [created] });
  expect(requestLog).toEqual([`GET ${path}`, `POST ${path}`, `DELETE ${one}`]);
});

test('requests the list again after a webhook was enabled', async () => {
  const enabled = { ...disabled, disabled_at: null, failures: 0 };
  const lists = [fixtureWebhooks, [enabled]];
  const result = await renderWebhooks({
    [`GET ${path}`]: () => ({ body: lists.shift() }),
    [`POST ${one}/enable`]: { body: {} },
  });
  await act(() => result.current.enable.run(disabled.id));
  expect(result.current.webhooks).toEqual({ state: 'ready', data: [enabled] });
});

test('sends a test event, and leaves the list as it is when that fails', async () => {
  const responses = [{ body: {} }, { status: 409, body: { message: 'The webhook is disabled.' } }];
  const result = await renderWebhooks({
    [`GET ${path}`]: { body: fixtureWebhooks },
    [`POST ${one}/test`]: () => responses.shift() ?? {},
  });
  await act(() => result.current.sendTest.run(disabled.id));
  await act(() => expect(result.current.sendTest.run(disabled.id)).rejects.toMatchObject({ status: 409 }));
  expect(result.current.webhooks).toEqual({ state: 'ready', data: fixtureWebhooks });
  expect(requestLog).toEqual([`GET ${path}`, `POST ${one}/test`, `POST ${one}/test`]);
});

test('is null on a host without webhooks', async () => {
  const result = await renderWebhooks({ [`GET ${path}`]: { status: 404, body: {} } });
  expect(result.current.webhooks).toEqual({ state: 'ready', data: null });
});

test('a list that failed to load can be loaded again', async () => {
  const responses = [{ status: 500, body: {} }, { body: fixtureWebhooks }];
  const result = await renderWebhooks({ [`GET ${path}`]: () => responses.shift() ?? {} });
  expect(result.current.webhooks).toMatchObject({ state: 'failed' });
  await act(() => result.current.reload());
  expect(result.current.webhooks).toEqual({ state: 'ready', data: fixtureWebhooks });
});

test('the deliveries of a webhook can be requested again', async () => {
  const [given = { attempts: 0 }] = fixtureWebhookDeliveries;
  const pending = { ...given, state: 'pending', attempts: 1 };
  const lists = [[pending], fixtureWebhookDeliveries];
  const host = fakeFetch({ [`GET ${one}/deliveries`]: () => ({ body: lists.shift() }) });
  const { result } = renderHook(() => useWebhookDeliveries(disabled.id), { wrapper: withProviders(host) });
  await waitFor(() => expect(result.current.deliveries).toEqual({ state: 'ready', data: [pending] }));
  await act(() => result.current.reload());
  expect(result.current.deliveries).toEqual({ state: 'ready', data: fixtureWebhookDeliveries });
});
