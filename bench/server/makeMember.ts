import { setTimeout as wait } from 'node:timers/promises';
import { decodeToken } from '@gildshelf/api-client';
import { auth } from '@gildshelf/api-client/contract';
import type { RunningServer } from '../../scripts/servers/startServer.ts';

const password = 'gilded1!';

/** Registers a user, verifies the email address with the mailed link and logs in; the server must run with HUMAN_CHECK=none. */
export async function makeMember(server: RunningServer, username: string) {
  const post = async (path: string, body: Readonly<Record<string, unknown>>) => {
    const response = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ recaptchaToken: '', ...body }),
    });
    if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
    return (await response.json()) as { token?: string };
  };
  const linkCount = server.mailedLinks().length;
  await post(auth.register.path, { email: `${username}@example.org`, username, password });
  while (server.mailedLinks().length === linkCount) await wait(10);
  const token = new URL(server.mailedLinks().at(-1) ?? '').searchParams.get('token');
  await fetch(`${server.url}${auth.verifyEmail.path}`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ token }) },
  });
  const session = (await post(auth.logIn.path, { username, password })).token ?? '';
  return { token: session, userId: decodeToken(session).userId };
}
