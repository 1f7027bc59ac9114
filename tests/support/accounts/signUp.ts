import { decodeToken } from '@gildshelf/api-client';
import { auth } from '@gildshelf/api-client/contract';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import { waitUntil } from '../servers/waitUntil.ts';

/** A user with an account and a session. */
export interface TestUser {
  readonly userId: string;
  readonly username: string;
  readonly token: string;
}

/** The initial password of every user. */
export const password = 'gilded1!';

async function post(server: RunningServer, path: string, body: unknown): Promise<{ token?: string }> {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as { token?: string };
}

/** Registers, follows the mailed link and logs in; the server must run with HUMAN_CHECK=none. */
export async function signUp(server: RunningServer, username: string): Promise<TestUser> {
  const mailed = server.mailedLinks().length;
  const email = `${username}@example.org`;
  await post(server, auth.register.path, { email, username, password, recaptchaToken: 'none' });
  await waitUntil(() => server.mailedLinks().length > mailed);
  const link = new URL(server.mailedLinks().at(-1) ?? '');
  await post(server, auth.verifyEmail.path, { token: link.searchParams.get('token') });
  const { token = '' } = await post(server, auth.logIn.path, { username, password, recaptchaToken: 'none' });
  return { userId: decodeToken(token).userId, username, token };
}
