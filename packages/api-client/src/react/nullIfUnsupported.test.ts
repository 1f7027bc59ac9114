import { expect, test } from 'vitest';
import { type ApiError, createApiClient } from '../client/index.ts';
import { getVisibility } from '../contract/index.ts';
import { nullIfUnsupported } from './nullIfUnsupported.ts';

const networkError = () => Promise.reject(new TypeError('Failed to fetch'));
const profile = async () => new Response('{"bio":"Reads."}');

/** The settings from a host whose responses these functions create, by path; any other path is a network error. */
function loadSettings(host: string, responses: Readonly<Record<string, () => Promise<Response>>>) {
  const client = createApiClient({
    host,
    fetch: (url) => (responses[String(url).replace(host, '')] ?? networkError)(),
  });
  return nullIfUnsupported(client, client.call(getVisibility, {}));
}

const path = getVisibility.path;
const otherHost = 'https://api.other.example';

test('is null when only this call of another host is a network error, as browsers report a rejected preflight', async () => {
  expect(await loadSettings(otherHost, { '/api/profile': profile })).toBeNull();
});

test.each([
  ['a network error, and so is the profile of that host', otherHost, {}],
  ['a network error, and the profile is rejected', otherHost, { '/api/profile': () => failing(500) }],
  ['a network error of the host of the page', '', { '/api/profile': profile }],
  ['a response with 503', otherHost, { '/api/profile': profile, [path]: () => failing(503) }],
])('rejects when the call is %s', async (_, host, responses) => {
  const error: ApiError = await loadSettings(host, responses).then(
    () => Promise.reject(new Error('It did not reject.')),
    (reason) => reason,
  );
  expect(error.status).toBe(503);
});

const failing = async (status: number) => new Response('{}', { status });
