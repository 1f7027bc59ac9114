import { join } from 'node:path';
import { createApiClient } from '@gildshelf/api-client';
import {
  auth,
  type CallInput,
  type Endpoint,
  endpoints,
  type MediaType,
  mediaTypeNames,
  mediaTypes,
} from '@gildshelf/api-client/contract';
import { createFixtureFetch, fixtureCatalogue, fixtureUser } from '@gildshelf/api-client/testing';
import { expect, test } from 'vitest';

const slugOf = (type: MediaType) => String(fixtureCatalogue[type][0]?.slug);

/** The values of a request that the path and the query of an endpoint need. */
function sampleInput({ path, query, id }: Endpoint): CallInput {
  const slug = slugOf(mediaTypeNames.find((type) => new RegExp(type, 'i').test(path)) ?? 'game');
  const params = { slug, titleId: slug, userId: fixtureUser.userId, username: fixtureUser.username };
  return { params, ...(query && id.startsWith('search') && { query: { query: slug.split('-')[0] ?? '' } }) };
}

/** The bodies of the calls that change data. */
const bodies = new Map<Endpoint, object>([
  ...mediaTypeNames.map((type) => {
    const { rateTitle, idField, statuses } = mediaTypes[type];
    return [
      rateTitle,
      { username: fixtureUser.username, [idField]: slugOf(type), rating: 4.5, status: statuses.at(-1) },
    ] as const;
  }),
  [auth.logIn, { username: fixtureUser.username, password: 'correct1!', recaptchaToken: '' }],
  [auth.register, { email: 'mara@example.com', username: 'mara', password: 'correct1!', recaptchaToken: '' }],
]);

/** The first entries of lists, since one shows the shape; lists of numbers have a fixed length. */
const shortened = (value: unknown): unknown =>
  Array.isArray(value) && typeof value[0] !== 'number'
    ? value.slice(0, 1).map(shortened)
    : typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]))
      : value;

test('the examples of the OpenAPI document are the responses of the fixtures; update them with `vitest run openApiExamples -u`', async () => {
  const client = createApiClient({
    host: '',
    fetch: createFixtureFetch({ visibility: 'public' }),
    getToken: () => 'token',
  });
  const examples: Record<string, object> = {};
  for (const endpoint of endpoints) {
    const request = bodies.get(endpoint);
    const isRead = endpoint.method === 'GET' && endpoint !== auth.getHumanCheck;
    const response = isRead
      ? await client.call<Endpoint>(endpoint, sampleInput(endpoint)).catch(() => undefined)
      : undefined;
    if (request || response !== undefined)
      examples[endpoint.id] = {
        ...(request && { request }),
        ...(response !== undefined && { response: shortened(response) }),
      };
  }
  expect(Object.keys(examples).length).toBeGreaterThan(15);
  await expect(`${JSON.stringify(examples, null, 1)}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, '../../apps/api/src/features/api-docs/examples.json'),
  );
});
