import { Hono } from 'hono';
import { answerProblem } from '../answerProblem.ts';
import { installCatalogue } from '../catalogue/installCatalogue.ts';
import type { Store } from '../database/openDatabase.ts';
import { readEnvironment } from '../environment.ts';
import { uuidv7 } from '../ids/uuidv7.ts';
import type { Log } from '../Log.ts';
import type { CatalogueProvider } from '../providers/catalogue/CatalogueProvider.ts';
import type { TopListSource } from '../providers/TopListSource.ts';
import { serveMedia } from '../routes/serveMedia.ts';
import type { SignedInUser } from '../SignedInUser.ts';
import { createLivingCatalogue } from '../services/catalogue/createLivingCatalogue.ts';
import { builtInCatalogue } from './builtInCatalogue.ts';

const silent: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

interface MediaServerParts {
  readonly topListSource?: TopListSource;
  /** Who is asked for titles. */
  readonly providers?: readonly CatalogueProvider[];
  readonly settings?: Readonly<Record<string, string>>;
}

/** The calls of browsing and tracking on a database with the built-in catalogue; a name in place of a token signs in. */
export async function mediaServer(
  store: Store,
  { topListSource, providers = [], settings }: MediaServerParts = {},
) {
  const time = { now: Date.UTC(2026, 10, 20) };
  const clock = () => time.now;
  await installCatalogue(store, builtInCatalogue, clock);
  const living = createLivingCatalogue({ store, clock, log: silent, providers });
  const users = new Map<string, SignedInUser>();
  /** A new person, signed in by the name that comes back. */
  const signUp = async () => {
    const userId = uuidv7(clock());
    const username = `user${users.size}`;
    users.set(username, { userId, username, sessionId: userId });
    const times = { verified_at: clock(), created_at: clock(), updated_at: clock() };
    const profile = { display_name: null, avatar_url: null, bio: null, location: null, website: null };
    const account = { username, email: `${username}@shelf.example`, password_hash: '-' };
    await store.db
      .insertInto('users')
      .values({ user_id: userId, ...account, ...profile, ...times })
      .execute();
    return username;
  };
  const http = new Hono();
  http.onError(answerProblem(silent));
  const environment = readEnvironment({ API_URL: 'https://api.shelf.example', ...settings });
  serveMedia(
    { http, kept: new Map(), authenticate: async (name) => users.get(name ?? '') },
    {
      ...{ store, environment, clock, log: silent, topListSource },
      secret: 'a secret for tests, long enough to seal with',
      ...(providers.length > 0 && { living }),
    },
  );
  return {
    http,
    time,
    living,
    signUp,
    idOf: (username: string) => users.get(username)?.userId ?? '',
    /** The answer of a call as `[status, body]`; the body is believed to be what the test says. */
    call: async <Body = unknown>(
      method: string,
      path: string,
      { as, body }: { as?: string; body?: unknown } = {},
    ): Promise<readonly [number, Body]> => {
      const headers = {
        ...(as && { authorization: as }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      const answer = await http.request(path, { method, headers, body: JSON.stringify(body) });
      return [answer.status, (await answer.json()) as Body];
    },
  };
}
