import { auth, type Endpoint, endpoints, mediaTypes } from '@gildshelf/api-client/contract';
import { describe, expect, test } from 'vitest';

type Schema = NonNullable<Endpoint['body']>;

interface Call {
  readonly call: string;
  readonly access: Endpoint['access'];
  readonly query?: readonly string[];
  readonly body?: readonly string[];
  readonly successStatus?: 200;
}

const rating = (idField: string) => ['username', idField, 'rating', 'status'];
const profileFields = ['display_name', 'avatar_url', 'bio', 'location', 'website'];

/** Pages of a collection are ours: §7 has the whole list, which comes where neither is asked for. */
const ourPages = ['limit', 'after'];

/** §7, row by row; `access` is what §6 and '(bearer)' say: the collection is a person's own. */
const rows: readonly Call[] = [
  { call: 'GET /api/games/top', access: 'public' },
  { call: 'GET /api/anime/top', access: 'public' },
  { call: 'POST /api/games/update-top-games', access: 'public' },
  { call: 'POST /api/anime/update-top-anime', access: 'public' },
  { call: 'GET /api/games/{slug}', access: 'public' },
  { call: 'GET /api/games/search', access: 'public', query: ['query'] },
  { call: 'GET /api/anime/search', access: 'public', query: ['query'] },
  { call: 'GET /api/anime/{slug}', access: 'public' },
  { call: 'GET /api/userGames/{userId}/games', access: 'owner', query: ourPages },
  { call: 'GET /api/userGames/{userId}/games/{gameId}', access: 'owner' },
  { call: 'GET /api/userAnimes/{userId}/anime', access: 'owner', query: ourPages },
  { call: 'GET /api/userAnimes/{userId}/anime/{animeId}', access: 'owner' },
  { call: 'GET /api/userMovies/{userId}/movies', access: 'owner', query: ourPages },
  { call: 'GET /api/userMovies/{userId}/movies/{movieId}', access: 'owner' },
  { call: 'POST /api/userGames/ratings', access: 'user', body: rating('gameId'), successStatus: 200 },
  { call: 'POST /api/userAnimes/ratings', access: 'user', body: rating('animeId'), successStatus: 200 },
  { call: 'POST /api/userMovies/ratings', access: 'user', body: rating('movieId'), successStatus: 200 },
  { call: 'DELETE /api/userGames/{userId}/games/{gameId}', access: 'owner' },
  { call: 'DELETE /api/userAnimes/{userId}/anime/{animeId}', access: 'owner' },
  { call: 'GET /api/profile', access: 'user' },
  { call: 'PATCH /api/profile', access: 'user', body: profileFields },
  { call: 'POST /api/auth/login', access: 'public', body: ['username', 'password', 'recaptchaToken'] },
  {
    call: 'POST /api/auth/register',
    access: 'public',
    body: ['email', 'username', 'password', 'recaptchaToken'],
  },
  { call: 'POST /api/auth/resend-verification', access: 'public', body: ['email'] },
  { call: 'POST /api/auth/verify-email', access: 'public', body: ['token'], successStatus: 200 },
  { call: 'GET /api/auth/verification-status', access: 'public', query: ['email'] },
  { call: 'POST /api/auth/change-password', access: 'user', body: ['currentPassword', 'newPassword'] },
  { call: 'POST /api/auth/forgot-password', access: 'public', body: ['email', 'recaptchaToken'] },
  {
    call: 'POST /api/auth/verify-password-reset',
    access: 'public',
    body: ['token', 'newPassword', 'recaptchaToken'],
  },
];

/** Calls of ours that §7 does not have. */
const extras = [
  'DELETE /api/userMovies/{userId}/movies/{movieId}',
  'POST /api/auth/logout',
  'POST /api/auth/session/exchange',
  'GET /api/auth/human-check',
  'GET /api/profile/visibility',
  'PUT /api/profile/visibility',
  ...['games', 'anime', 'movies'].map((items) => `GET /api/collections/{username}/${items}`),
  ...['games', 'anime'].map((items) => `GET /api/${items}/{slug}/rating`),
];

/** The names of an endpoint's parameters are ours; the spec's are written into the same places. */
const comparable = (call: string) => call.replace(/\{\w+\}|:\w+/g, '{}');
const nameOf = ({ method, path }: Endpoint) => comparable(`${method} ${path}`);

function fieldsOf(schema: Schema | undefined): string[] | undefined {
  return schema && 'shape' in schema ? Object.keys(schema.shape as object).sort() : undefined;
}

describe('the calls of §7', () => {
  test.each(rows)('$call', ({ call, access, query, body, successStatus }) => {
    const [endpoint, ...others] = endpoints.filter((candidate) => nameOf(candidate) === comparable(call));
    expect(others).toEqual([]);
    expect(endpoint).toMatchObject({ access });
    expect(endpoint?.extra).toBeUndefined();
    expect(endpoint?.successStatus).toBe(successStatus);
    expect(fieldsOf(endpoint?.query)).toEqual(query && [...query].sort());
    expect(fieldsOf(endpoint?.body)).toEqual(body && [...body].sort());
  });

  test('a call that §7 does not have says that it is extra, and no other does', () => {
    const extraCalls = endpoints.filter(({ extra }) => extra).map(nameOf);
    expect(extraCalls.sort()).toEqual(extras.map(comparable).sort());
    const known = [...rows.map(({ call }) => call), ...extras].map(comparable);
    expect(endpoints.map(nameOf).filter((name) => !known.includes(name))).toEqual([]);
  });

  test('no call is listed twice', () => {
    expect(new Set(endpoints.map(nameOf)).size).toBe(endpoints.length);
  });

  test('signing in through a third party starts at a path, not at a call', () => {
    expect(auth.thirdPartySignInPath).toBe('/api/auth/google-auth');
    expect(endpoints.map(({ path }) => path)).not.toContain(auth.thirdPartySignInPath);
  });
});

describe('what the calls take and give', () => {
  const body = (endpoint: { body: Schema }, input: unknown) => endpoint.body.safeParse(input).success;
  const rated = { username: 'bob', rating: 4.5, status: 'completed' };

  test('a rating names exactly one title, by the id field of its media type', () => {
    const { rateEndpoint } = mediaTypes.game;
    expect(body(rateEndpoint, { ...rated, gameId: 'the-witcher-3-wild-hunt' })).toBe(true);
    expect(body(rateEndpoint, rated)).toBe(false);
    expect(body(rateEndpoint, { ...rated, movieId: '7' })).toBe(false);
    expect(body(rateEndpoint, { ...rated, gameId: '7', animeId: '8' })).toBe(false);
  });

  test.each([
    ['game', 'playing', 'watching'],
    ['anime', 're-watching', 'playing'],
    ['movie', 'watched', 'completed'],
  ] as const)('a %s takes the status %s and refuses %s', (type, status, foreign) => {
    const { rateEndpoint, idField } = mediaTypes[type];
    const submission = { username: 'bob', [idField]: '7', rating: 0 };
    expect(body(rateEndpoint, { ...submission, status })).toBe(true);
    expect(body(rateEndpoint, { ...submission, status: foreign })).toBe(false);
  });

  test.each([-0.5, 0.25, 4.75, 5.5, Number.NaN, '4'])('%s is not a rating', (rating) => {
    expect(body(mediaTypes.anime.rateEndpoint, { ...rated, animeId: '7', rating })).toBe(false);
  });

  test('fields that nobody asked for are refused', () => {
    for (const { body: schema } of endpoints) {
      if (!schema) continue;
      const result = schema.safeParse({ role: 'admin' });
      expect(result.error?.issues.map(({ code }) => code)).toContain('unrecognized_keys');
    }
  });

  test('login gives a token and who it is for', () => {
    const answer = { token: 'a.b.c', user: { email: 'bob@example.org' } };
    expect(auth.login.response.parse(answer)).toEqual(answer);
    expect(auth.login.response.safeParse({ message: 'no' }).success).toBe(false);
  });

  test('an acknowledgement may be anything, for only its status counts', () => {
    for (const answer of [{}, null, undefined, 'OK', [], { message: 7 }])
      expect(auth.register.response.parse(answer)).toEqual({});
    expect(auth.register.response.parse({ message: 'Sent.' })).toEqual({ message: 'Sent.' });
  });
});
