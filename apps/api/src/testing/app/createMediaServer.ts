import { ownMessages } from '@gildshelf/api-client/contract';
import { Hono } from 'hono';
import type { TopListSource } from '../../config/CatalogueSync.ts';
import { readConfig } from '../../config/readConfig.ts';
import { createCatalogueSync } from '../../features/catalogue/sync/catalogueSync.ts';
import type { Store } from '../../platform/db/openDatabase.ts';
import type { SignedInUser } from '../../platform/http/endpoint/policies.ts';
import { errorHandler } from '../../platform/http/errorHandler.ts';
import type { Log } from '../../platform/log/createLog.ts';
import type { CatalogueProvider } from '../../providers/CatalogueProvider.ts';
import { serveMedia } from '../../start/serveMedia.ts';
import { addUser } from '../database/addUser.ts';
import { installBuiltInTitles } from '../database/titles.ts';
import { samplePages } from '../samplePages.ts';

const silent: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

interface MediaServerParts {
  readonly topListSource?: TopListSource;
  readonly providers?: readonly CatalogueProvider[];
  readonly settings?: Readonly<Record<string, string>>;
}

/** The calls for browsing and tracking on a database with the built-in catalogue; a username serves as the bearer token. */
export async function createMediaServer(
  store: Store,
  { topListSource, providers = [], settings }: MediaServerParts = {},
) {
  const time = { now: Date.UTC(2026, 10, 20) };
  const clock = () => time.now;
  await installBuiltInTitles(store, clock);
  const catalogueSync = createCatalogueSync({ store, clock, log: silent, providers });
  const users = new Map<string, SignedInUser>();
  let userCount = 0;
  /** Creates a user and resolves to the username, which `call` accepts as the token. */
  const signUp = async () => {
    const username = `user${userCount}`;
    userCount += 1;
    const userId = await addUser(store, username, clock());
    users.set(username, { userId, username, sessionId: userId, seesAdultTitles: false });
    return username;
  };
  const http = new Hono();
  http.onError(errorHandler(silent));
  const config = readConfig({ API_URL: 'https://api.shelf.example', ...settings });
  serveMedia(
    { http, cachedResponses: new Map(), authenticate: async (name) => users.get(name ?? '') },
    {
      ...{ store, config, clock, log: silent, topListSource, pages: samplePages },
      secret: 'a secret for tests, long enough to seal with',
      ...(providers.length > 0 && { catalogueSync }),
    },
  );
  return {
    http,
    time,
    catalogueSync,
    signUp,
    idOf: (username: string) => users.get(username)?.userId ?? '',
    /** The response of a call as `[status, body]`; the type of the body is not checked. */
    call: async <Body = unknown>(
      method: string,
      path: string,
      { as, body }: { as?: string; body?: unknown } = {},
    ): Promise<readonly [number, Body]> => {
      const headers = {
        ...(as && { authorization: as }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      const response = await http.request(path, { method, headers, body: JSON.stringify(body) });
      return [response.status, (await response.json()) as Body];
    },
  };
}

/** A server for tests of browsing and tracking. */
export type MediaServer = Awaited<ReturnType<typeof createMediaServer>>;

/** The body of an error response. */
export interface Problem {
  message: string;
}

/** Status and body of a response about a title that does not exist. */
export const unknownTitle = [404, { message: ownMessages.title.unknownTitle }];
