import { describe, expect, test } from 'vitest';
import { endpoints } from '../contract/endpoints.ts';
import type { Endpoint } from '../contract/index.ts';
import { ApiError } from './ApiError.ts';
import { createApiClient } from './createApiClient.ts';

let deep: unknown = 'the end';
for (let level = 0; level < 2000; level++) deep = level % 2 ? { user: deep } : [deep];

/** Bodies that a faulty host or an intermediary may send. */
const malformedBodies: readonly string[] = [
  '<!doctype html><p>Sign in to the network of the hotel',
  '',
  '{"token":',
  '[]',
  'null',
  '7',
  '"yes"',
  'true',
  '{"token":7,"user":"x","message":{},"errors":{"0":"x"},"isVerified":"yes"}',
  '{"__proto__":{"token":"x"},"constructor":{"token":"x"}}',
  '[[],{},null,7,"x"]',
  JSON.stringify(deep),
];

function call(endpoint: Endpoint, body: string, status: number) {
  const client = createApiClient({ host: '', fetch: async () => new Response(body, { status }) });
  const params = {
    userId: '7',
    titleId: '8',
    slug: 'portal-2',
    username: 'mara',
    tokenId: '9',
    webhookId: '10',
    playId: '11',
    reviewId: '12',
    viewId: '12',
    listId: '12',
    entryId: '13',
    editId: '13',
    mediaType: 'game',
    year: '2026',
  };
  return client.call<Endpoint>(endpoint, { params, query: {}, body: {} } as never);
}

describe.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    // @control:WEB-05
    test.each([200, 400, 500])(
      'a malformed body with status %i results in an ApiError or in data that matches the contract',
      async (status) => {
        for (const body of malformedBodies) {
          const outcome = await call(endpoint, body, status).then(
            (value: unknown) => ({ value }),
            (error: unknown) => ({ error }),
          );
          if ('error' in outcome) expect(outcome.error).toBeInstanceOf(ApiError);
          // A schema may repair its input; its output must be valid input.
          else expect(endpoint.response.safeParse(outcome.value).success).toBe(true);
          if (status !== 200) expect(outcome).toHaveProperty('error');
        }
      },
    );
  },
);
