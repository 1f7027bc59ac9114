import { afterEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './startTestServer.ts';
import { until } from './until.ts';

let server: TestServer | undefined;
afterEach(() => server?.close());

test('a server of this process answers on its own address, mails, and takes its parts from outside', async () => {
  const asked: string[] = [];
  server = await startTestServer({
    settings: { LOG_LEVEL: 'debug' },
    parts: {
      humanCheck: {
        challenge: async () => undefined,
        isHuman: async (answer) => asked.push(answer) > 0,
      },
    },
  });
  const answer = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ email: 'mara@example.org', username: 'mara', password: 'gilded1!', recaptchaToken: 'mine' },
    }),
  });
  expect(answer.status).toBe(200);
  expect(asked).toEqual(['mine']);
  const { mailedLink, logged, url } = server;
  await until(() => mailedLink() !== '');
  expect(mailedLink().startsWith(`${url}/auth/verify-email?token=`)).toBe(true);
  expect(logged().join()).toContain('"path":"/api/auth/register"');
});
