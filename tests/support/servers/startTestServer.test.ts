import { afterEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './startTestServer.ts';
import { waitUntil } from './waitUntil.ts';

let server: TestServer | undefined;
afterEach(() => server?.close());

test('a server in this process serves requests, sends mail, and uses the given dependencies', async () => {
  const tokens: string[] = [];
  server = await startTestServer({
    settings: { LOG_LEVEL: 'debug' },
    dependencies: {
      humanCheck: {
        challenge: async () => undefined,
        isHuman: async (token) => tokens.push(token) > 0,
      },
    },
  });
  const response = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ email: 'mara@example.org', username: 'mara', password: 'gilded1!', recaptchaToken: 'mine' },
    }),
  });
  expect(response.status).toBe(200);
  expect(tokens).toEqual(['mine']);
  const { mailedLink, logged, url } = server;
  await waitUntil(() => mailedLink() !== '');
  expect(mailedLink().startsWith(`${url}/auth/verify-email?token=`)).toBe(true);
  expect(logged().join()).toContain('"path":"/api/auth/register"');
});
