import { ApiError, createApiClient, decodeToken } from '@gildshelf/api-client';
import {
  auth,
  builtInTypes,
  catalogues,
  catalogueTypes,
  getProfile,
  mediaTypeNames,
  mediaTypes,
  messages,
  ownMessages,
  titleStorage,
  updateProfile,
} from '@gildshelf/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMemoryHost } from '../support/servers/createMemoryHost.ts';

let host: Awaited<ReturnType<typeof createMemoryHost>>;
let token: string | null = null;
let client: ReturnType<typeof createApiClient>;
const userId = () => decodeToken(token).userId;

beforeAll(async () => {
  host = await createMemoryHost();
  client = createApiClient({ host: '', fetch: host.fetch, getToken: () => token });
});
afterAll(() => host.close());

/** The error of a call that is expected to fail. */
async function rejectionOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('the client of a visitor against the real server', () => {
  test.each(builtInTypes)('gets a top list of %s with a hundred entries in order', async (type) => {
    const { listTopTitles, toTopEntry } = catalogues[type];
    const list = await client.call(listTopTitles, {});
    expect(list.map((entry, index) => toTopEntry(entry, index).rank)).toEqual(
      Array.from({ length: 100 }, (_, rank) => rank + 1),
    );
  });

  test.each([
    ['game', 'witcher', 'The Witcher 3: Wild Hunt'],
    ['anime', 'frieren', "Frieren: Beyond Journey's End"],
    ['anime', '葬送', "Frieren: Beyond Journey's End"],
    ['movie', '七人の侍', 'Seven Samurai'],
  ] as const)('finds a title of type %s by "%s"', async (type, query, title) => {
    const found: Parameters<(typeof mediaTypes)[typeof type]['present']>[0][] = await client.call(
      catalogues[type].searchTitles,
      { query: { query } },
    );
    const present = mediaTypes[type].present as (item: (typeof found)[number]) => { title: string };
    expect(found.map((item) => present(item).title)).toContain(title);
  });

  test.each(builtInTypes)(
    'gets every title of the top list of %s by slug and by id, with its description and a cover',
    async (type) => {
      const { listTopTitles, getTitleDetails, toTopEntry } = catalogues[type];
      const present = mediaTypes[type].present as (
        item: unknown,
      ) => ReturnType<(typeof mediaTypes)['game']['present']>;
      for (const entry of await client.call(listTopTitles, {})) {
        const { item } = toTopEntry(entry, 0);
        const bySlug = await client.call(getTitleDetails, { params: { slug: String(item.slug) } });
        expect(bySlug?.id).toBe(item.id);
        const view = present(bySlug);
        // The built-in movies have no descriptions; the open data does.
        if (type === 'movie') expect(view.description).toBe('No description available.');
        else expect(view.description.length).toBeGreaterThan(80);
        expect(view.imageUrl).toMatch(/^http:\/\/127\.0\.0\.1:4000\/covers\//);
      }
      const { item } = toTopEntry((await client.call(listTopTitles, {}))[0] as never, 0);
      expect((await client.call(getTitleDetails, { params: { slug: String(item.id) } }))?.slug).toBe(
        item.slug,
      );
    },
  );

  test('gets 404 for an unknown title, and can request fresh top lists', async () => {
    expect(
      (await rejectionOf(client.call(catalogues.game.getTitleDetails, { params: { slug: 'no-such-game' } })))
        .status,
    ).toBe(404);
    for (const type of catalogueTypes) await client.call(catalogues[type].refreshTopTitles, {});
  });

  test('gets 401 from endpoints that need a session', async () => {
    expect((await rejectionOf(client.call(getProfile, {}))).status).toBe(401);
    const { listTrackedTitles } = mediaTypes.game;
    expect((await rejectionOf(client.call(listTrackedTitles, { params: { userId: 'x' } }))).status).toBe(401);
  });
});

describe('the client of a new user against the real server', () => {
  const credentials = { username: 'Mara', password: 'gilded1!' };
  const email = 'mara@example.org';

  test('registers, and cannot log in before the email address is verified', async () => {
    await client.call(auth.register, { body: { ...credentials, email } });
    expect(await client.call(auth.getVerificationStatus, { query: { email } })).toEqual({
      isVerified: false,
    });
    const error = await rejectionOf(client.call(auth.logIn, { body: credentials }));
    expect(error).toMatchObject({ status: 403, userMessage: messages.login.unverified });
    expect(error.problem).toMatchObject({ requiresVerification: true, user: { email } });
  });

  test('requests the mail again, verifies once, and gets "already verified" the second time', async () => {
    await client.call(auth.resendVerification, { body: { email } });
    const link = await host.mailedToken();
    await client.call(auth.verifyEmail, { body: { token: link } });
    expect((await rejectionOf(client.call(auth.verifyEmail, { body: { token: link } }))).userMessage).toMatch(
      /already verified/,
    );
    expect(await client.call(auth.getVerificationStatus, { query: { email } })).toEqual({ isVerified: true });
  });

  test('logs in by username in any case or by email', async () => {
    for (const username of ['mara', 'MARA', email]) {
      const response = await client.call(auth.logIn, { body: { ...credentials, username } });
      expect(response.user?.email).toBe(email);
      expect(decodeToken(response.token).username).toBe('Mara');
      token = response.token;
    }
  });

  test('gets the required error message when the password is wrong', async () => {
    const error = await rejectionOf(
      client.call(auth.logIn, { body: { ...credentials, password: 'wrong1!' } }),
    );
    expect(error.userMessage).toBe(messages.login.failed);
  });

  test('saves a profile and gets a token with the new display name', async () => {
    const change = { display_name: 'Mara of the Shelf', bio: null, website: 'https://example.org' };
    const response = await client.call(updateProfile, { body: change });
    expect(decodeToken(response.token).display_name).toBe('Mara of the Shelf');
    token = response.token;
    expect(await client.call(getProfile, {})).toMatchObject({ ...change, location: null });
  });

  const samples = mediaTypeNames.flatMap((type) => {
    const { builtIn } = titleStorage[type];
    return builtIn ? [{ type, slug: builtIn.example.slug }] : [];
  });

  test.each(samples)(
    'tracks a title of type $type by slug, with each status, reads it back and removes it',
    async ({ type, slug }) => {
      const { listTrackedTitles, getTrackedTitle, removeTitle, rateTitle, idField, statuses } =
        mediaTypes[type];
      const [status] = statuses;
      const params = { userId: userId(), titleId: slug };
      expect(await client.call(getTrackedTitle, { params })).toBeNull();
      const body = { username: 'Mara', [idField]: slug, rating: 4.5, status };
      await client.call(rateTitle, { body } as never);
      const tracked = { slug, user_status: status, user_rating: 4.5 };
      expect(await client.call(getTrackedTitle, { params })).toMatchObject(tracked);
      expect(await client.call(listTrackedTitles, { params: { userId: userId() } })).toMatchObject([tracked]);
      const query = { limit: '1' };
      expect(await client.call(listTrackedTitles, { params, query })).toMatchObject([tracked]);
      const problem = await rejectionOf(client.call(listTrackedTitles, { params, query: { limit: 'all' } }));
      expect([problem.status, problem.userMessage]).toEqual([400, ownMessages.collection.invalidLimit(500)]);
      await client.call(rateTitle, { body: { ...body, status: 'planned', rating: 3 } } as never);
      expect(await client.call(getTrackedTitle, { params })).toMatchObject({
        user_status: 'planned',
        user_rating: 0,
      });
      for (const other of statuses) {
        await client.call(rateTitle, { body: { ...body, status: other } } as never);
        expect(await client.call(getTrackedTitle, { params })).toMatchObject({ user_status: other });
      }
      await client.call(removeTitle, { params });
      await client.call(removeTitle, { params });
      expect(await client.call(listTrackedTitles, { params: { userId: userId() } })).toEqual([]);
    },
  );

  test('gets 403 for the collection and the ratings of another user', async () => {
    const { listTrackedTitles, rateTitle } = mediaTypes.game;
    expect(
      (await rejectionOf(client.call(listTrackedTitles, { params: { userId: 'another' } }))).status,
    ).toBe(403);
    const body = { username: 'Bob', gameId: 'portal-2', rating: 4, status: 'completed' as const };
    expect((await rejectionOf(client.call(rateTitle, { body }))).status).toBe(403);
  });

  test('logs out, after which the token is rejected', async () => {
    await client.call(auth.logOut, {});
    expect((await rejectionOf(client.call(getProfile, {}))).status).toBe(401);
  });
});
