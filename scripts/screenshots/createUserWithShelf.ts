import { setTimeout } from 'node:timers/promises';
import { createApiClient } from '@gildshelf/api-client';
import { auth, mediaTypes, updateProfile } from '@gildshelf/api-client/contract';
import type { RunningServer } from '../servers/startServer.ts';

const mailTimeoutMs = 30_000;
const displayName = 'Mara';
const password = 'gilded1!';

/** Status and rating by slug, in the order in which they are saved: the dashboard shows the last one first. */
const shelf = {
  'resident-evil-4': ['dropped', 2.5],
  'half-life-2': ['completed', 4.5],
  minecraft: ['playing', 4],
  celeste: ['completed', 5],
  undertale: ['planned', 0],
  bloodborne: ['dropped', 3],
  'persona-5-royal': ['planned', 0],
  'portal-2': ['completed', 5],
  'disco-elysium': ['completed', 4.5],
  'stardew-valley': ['playing', 4.5],
  'hollow-knight': ['completed', 4],
  'elden-ring': ['playing', 4.5],
} as const;

/** Registers and verifies a user, fills in the profile and tracks twelve games; resolves to the token of the session. */
export async function createUserWithShelf(server: RunningServer, username: string): Promise<string> {
  let token = '';
  const client = createApiClient({ host: server.url, getToken: () => token });
  const recaptchaToken = 'none';
  const email = `${username}@example.org`;
  await client.call(auth.register, { body: { email, username, password, recaptchaToken } });
  await client.call(auth.verifyEmail, { body: { token: await mailedToken(server) } });
  ({ token } = await client.call(auth.logIn, { body: { username, password, recaptchaToken } }));
  // The new token contains the display name. Without a profile the dashboard would offer to complete it.
  ({ token } = await client.call(updateProfile, { body: { display_name: displayName } }));
  for (const [gameId, [status, rating]] of Object.entries(shelf))
    await client.call(mediaTypes.game.rateTitle, { body: { username, gameId, status, rating } });
  return token;
}

/** The token of the verification link, once its email is in the outbox folder. */
async function mailedToken(server: RunningServer): Promise<string> {
  const deadline = Date.now() + mailTimeoutMs;
  while (Date.now() < deadline) {
    const [link] = server.mailedLinks();
    if (link) return new URL(link).searchParams.get('token') ?? '';
    await setTimeout(50);
  }
  throw new Error(`No verification email was written within ${mailTimeoutMs} ms.`);
}
