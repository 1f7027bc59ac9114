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

/** Pages and one status are our addition to §7: without these query parameters the response is the whole list. */
const listParameters = ['limit', 'after', 'status'];

/** The order by best match, and its pages, are our addition too. */
const searchParameters = ['query', 'sort', 'page'];

/** §7, row by row; `access` follows §6 and the '(bearer)' notes: a collection is accessible to its owner only. */
const rows: readonly Call[] = [
  { call: 'GET /api/games/top', access: 'public' },
  { call: 'GET /api/anime/top', access: 'public' },
  { call: 'POST /api/games/update-top-games', access: 'public' },
  { call: 'POST /api/anime/update-top-anime', access: 'public' },
  { call: 'GET /api/games/{slug}', access: 'public' },
  { call: 'GET /api/games/search', access: 'public', query: searchParameters },
  { call: 'GET /api/anime/search', access: 'public', query: searchParameters },
  { call: 'GET /api/anime/{slug}', access: 'public' },
  { call: 'GET /api/userGames/{userId}/games', access: 'owner', query: listParameters },
  { call: 'GET /api/userGames/{userId}/games/{gameId}', access: 'owner' },
  { call: 'GET /api/userAnimes/{userId}/anime', access: 'owner', query: listParameters },
  { call: 'GET /api/userAnimes/{userId}/anime/{animeId}', access: 'owner' },
  { call: 'GET /api/userMovies/{userId}/movies', access: 'owner', query: listParameters },
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

/** Replaces path parameters by `{}`, since our parameter names differ from those of the specification. */
const withoutParameterNames = (call: string) => call.replace(/\{\w+\}|:\w+/g, '{}');
const nameOf = ({ method, path }: Endpoint) => withoutParameterNames(`${method} ${path}`);

function fieldsOf(schema: Schema | undefined): string[] | undefined {
  return schema && 'shape' in schema ? Object.keys(schema.shape as object).sort() : undefined;
}

describe('the calls of §7', () => {
  test.each(rows)('$call', ({ call, access, query, body, successStatus }) => {
    const [endpoint, ...others] = endpoints.filter(
      (candidate) => nameOf(candidate) === withoutParameterNames(call),
    );
    expect(others).toEqual([]);
    expect(endpoint).toMatchObject({ access });
    expect(endpoint?.isExtension).toBeUndefined();
    expect(endpoint?.successStatus).toBe(successStatus);
    expect(fieldsOf(endpoint?.query)).toEqual(query && [...query].sort());
    expect(fieldsOf(endpoint?.body)).toEqual(body && [...body].sort());
  });

  test('exactly the endpoints that §7 does not have are marked as extra', () => {
    const required = rows.map(({ call }) => withoutParameterNames(call));
    const extras = endpoints.filter((endpoint) => !required.includes(nameOf(endpoint)));
    expect(endpoints.filter(({ isExtension }) => isExtension)).toEqual(extras);
  });

  test('no endpoint is listed twice', () => {
    expect(new Set(endpoints.map(nameOf)).size).toBe(endpoints.length);
  });

  test('third-party sign-in starts at a path that is not an endpoint', () => {
    expect(auth.thirdPartySignInPath).toBe('/api/auth/google-auth');
    expect(endpoints.map(({ path }) => path)).not.toContain(auth.thirdPartySignInPath);
  });
});

describe('request and response schemas', () => {
  const isValidBody = (endpoint: { body: Schema }, input: unknown) => endpoint.body.safeParse(input).success;
  const rated = { username: 'bob', rating: 4.5, status: 'completed' };

  test('a rating names exactly one title, by the id field of its media type', () => {
    const { rateTitle } = mediaTypes.game;
    expect(isValidBody(rateTitle, { ...rated, gameId: 'the-witcher-3-wild-hunt' })).toBe(true);
    expect(isValidBody(rateTitle, rated)).toBe(false);
    expect(isValidBody(rateTitle, { ...rated, movieId: '7' })).toBe(false);
    expect(isValidBody(rateTitle, { ...rated, gameId: '7', animeId: '8' })).toBe(false);
  });

  test.each([
    ['game', 'playing', 'watching'],
    ['anime', 're-watching', 'playing'],
    ['movie', 'watched', 'completed'],
  ] as const)('a %s accepts the status %s and rejects %s', (type, status, foreign) => {
    const { rateTitle, idField } = mediaTypes[type];
    const submission = { username: 'bob', [idField]: '7', rating: 0 };
    expect(isValidBody(rateTitle, { ...submission, status })).toBe(true);
    expect(isValidBody(rateTitle, { ...submission, status: foreign })).toBe(false);
  });

  test.each([-0.5, 0.25, 4.75, 5.5, Number.NaN, '4'])('%s is not a rating', (rating) => {
    expect(isValidBody(mediaTypes.anime.rateTitle, { ...rated, animeId: '7', rating })).toBe(false);
  });

  test('request bodies with unknown fields are rejected', () => {
    for (const { body: schema } of endpoints) {
      if (!schema) continue;
      const result = schema.safeParse({ role: 'admin' });
      expect(result.error?.issues.map(({ code }) => code)).toContain('unrecognized_keys');
    }
  });

  test('a login response has a token and the user', () => {
    const response = { token: 'a.b.c', user: { email: 'bob@example.org' } };
    expect(auth.logIn.response.parse(response)).toEqual(response);
    expect(auth.logIn.response.safeParse({ message: 'no' }).success).toBe(false);
  });

  test('an acknowledgement may have any body, since only its status matters', () => {
    for (const response of [{}, null, undefined, 'OK', [], { message: 7 }])
      expect(auth.register.response.parse(response)).toEqual({});
    expect(auth.register.response.parse({ message: 'Sent.' })).toEqual({ message: 'Sent.' });
  });
});
