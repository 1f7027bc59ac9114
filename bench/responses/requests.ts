/** One request; `{name}` in path and body is replaced by a value from an earlier response. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  /** The name of the value that is sent as the bearer token. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a string is sent unchanged. */
  readonly body?: unknown;
  /** Patterns that find values in the body of the response, by the name under which each is saved. */
  readonly saves?: Readonly<Record<string, RegExp>>;
  /** The name under which the token of the last mailed link is saved. */
  readonly savesMailedToken?: string;
  /** What distinguishes it from another request of the same path. */
  readonly note?: string;
}

const get = (path: string, rest: Partial<RecordedRequest> = {}): RecordedRequest => ({
  method: 'GET',
  path,
  ...rest,
});
const send = (method: string, path: string, body: unknown, rest: Partial<RecordedRequest> = {}) => ({
  method,
  path,
  body,
  ...rest,
});

const password = 'gilded1!';
const recaptchaToken = '';
const origin = { origin: 'https://blog.example' };
const signedIn = { token: 'token' };

const files = [
  '/',
  '/robots.txt',
  '/sitemap.xml',
  '/icon.svg',
  '/embed.js',
  '/embed-frame.js',
  '/favicon.ico',
];
const pages = [
  '/search',
  '/search?query=legend',
  '/search?query=zxqj',
  '/game/elden-ring',
  '/game/no-such-game',
  '/anime/steins-gate',
  '/anime/no-such-anime',
  '/movie/heat',
  '/auth/login',
  '/auth/login?problem=third-party-email',
  '/auth/register',
  '/auth/verify-email',
  '/auth/verify-email?token=abc',
  '/auth/verify-email-sent',
  '/auth/verify-email-success',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/reset-password?token=abc',
  '/auth/oauth-callback',
  '/auth/oauth-callback?token=abc',
  '/account',
  '/embed',
  '/embed/rating?type=game&slug=elden-ring',
  '/embed/carousel?type=game',
  '/embed/collection?username=bob&type=game',
  '/embed/unknown',
  '/user/bob/dashboard',
  '/user/bob/collection',
  '/user/bob/collection?type=anime',
  '/user/nobody/collection',
  '/user/bob/profile',
  '/user/bob/rate/elden-ring',
  '/user',
  '/no/such/page',
  '/Search',
  '/search/',
  '/game',
  '/%E0%A4%A',
  '/assets/no-such-file.js',
];
const reads = [
  '/api/games/top',
  '/api/anime/top',
  '/api/movies/top',
  '/api/games/search?query=legend',
  '/api/games/search?query=',
  '/api/games/search',
  `/api/games/search?query=${'a'.repeat(201)}`,
  '/api/anime/search?query=stein',
  '/api/movies/search?query=heat',
  '/api/games/elden-ring',
  '/api/games/no-such-game',
  '/api/anime/steins-gate',
  '/api/movies/heat',
  '/api/games/elden-ring/rating',
  '/api/games/no-such-game/rating',
  '/api/anime/steins-gate/rating',
  '/api/collections/nobody/games',
  '/api/collections/bob/games?limit=0',
  '/api/auth/human-check',
  '/api/auth/verification-status',
  '/api/auth/verification-status?email=ada@example.org',
  '/api/auth/google-auth',
  '/api/auth/google-auth/callback',
  '/api',
  '/api/no-such-call',
  '/covers/game/elden-ring.svg',
  '/covers/anime/steins-gate.svg?shape=banner',
  '/covers/movie/heat.svg?shape=thumbnail',
  '/covers/game/elden-ring.svg?shape=round',
  '/covers/game/no-such-game.svg',
  '/pictures/x/y/z',
  '/cards/game/elden-ring.svg',
  '/cards/anime/steins-gate.svg',
  '/cards/game/no-such-game.svg',
  '/cards/nobody.svg',
  '/oembed',
  '/oembed?url=http%3A%2F%2Fshelf.example%2Fgame%2Felden-ring',
  '/oembed?url=http%3A%2F%2Fshelf.example%2Fgame%2Felden-ring&maxwidth=200&maxheight=100',
  '/oembed?url=http%3A%2F%2Fshelf.example%2Fgame%2Felden-ring&maxwidth=wide',
  '/oembed?url=http%3A%2F%2Fshelf.example%2Fgame%2Felden-ring&format=xml',
  '/oembed?url=http%3A%2F%2Fshelf.example%2Fsearch',
  '/oembed?url=http%3A%2F%2Fshelf.example%2Fuser%2Fbob%2Fcollection',
];
const mediaTypes = [
  { type: 'game', path: 'userGames', list: 'games', id: 'gameId', slug: 'elden-ring', status: 'playing' },
  {
    type: 'anime',
    path: 'userAnimes',
    list: 'anime',
    id: 'animeId',
    slug: 'steins-gate',
    status: 're-watching',
  },
  {
    type: 'movie',
    path: 'userMovies',
    list: 'movies',
    id: 'movieId',
    slug: 'the-godfather',
    status: 'watched',
  },
];

const account: RecordedRequest[] = [
  send('POST', '/api/auth/register', {}),
  send('POST', '/api/auth/register', { email: 'ada', username: 'a', password: 'x', recaptchaToken }),
  send('POST', '/api/auth/register', { email: 'a@example.org', username: 'admin', password, recaptchaToken }),
  send('POST', '/api/auth/register', '{'),
  send('POST', '/api/auth/register', 'text', { headers: { 'content-type': 'text/plain' } }),
  send(
    'POST',
    '/api/auth/register',
    { email: 'ada@example.org', username: 'ada', password, recaptchaToken },
    { savesMailedToken: 'verification' },
  ),
  send('POST', '/api/auth/login', { username: 'ada', password, recaptchaToken }, { note: 'not verified' }),
  send('POST', '/api/auth/resend-verification', { email: 'nobody@example.org' }),
  send('POST', '/api/auth/resend-verification', { email: 'x' }),
  send('POST', '/api/auth/verify-email', { token: 'abc' }),
  send('POST', '/api/auth/verify-email', { token: '{verification}' }),
  send('POST', '/api/auth/verify-email', { token: '{verification}' }, { note: 'again' }),
  get('/api/auth/verification-status?email=ada@example.org', { note: 'verified' }),
  send('POST', '/api/auth/login', { username: 'ada', password: 'wrong1!', recaptchaToken }),
  send('POST', '/api/auth/login', { username: 'nobody', password, recaptchaToken }),
  send('POST', '/api/auth/login', { username: 'ada', password, recaptchaToken, role: 'admin' }),
  send(
    'POST',
    '/api/auth/login',
    { username: 'ada', password, recaptchaToken },
    { saves: { token: /"token":"([^"]+)"/ } },
  ),
  get('/api/profile'),
  get('/api/profile', signedIn),
  get('/api/profile', { headers: { authorization: 'Bearer nonsense' }, note: 'unknown token' }),
  send('PATCH', '/api/profile', { bio: 'x'.repeat(2001), website: 'ftp://x' }, signedIn),
  send(
    'PATCH',
    '/api/profile',
    { display_name: 'Ada L.', bio: 'Plays & watches.', website: 'https://ada.example' },
    { token: 'token', saves: { nextToken: /"token":"([^"]+)"/ } },
  ),
  get('/api/profile/visibility', signedIn),
  send('PUT', '/api/profile/visibility', { collection: 'everyone' }, signedIn),
  send('PUT', '/api/profile/visibility', { collection: 'public', profile: ['bio'] }, signedIn),
];

const collections = mediaTypes.flatMap(({ type, path, list, id, slug, status }) => {
  const owned = `/api/${path}/{userId}/${list}`;
  const rate = (body: Readonly<Record<string, unknown>>, note?: string) =>
    send('POST', `/api/${path}/ratings`, body, { token: 'token', ...(note && { note }) });
  const rating = { username: 'ada', [id]: slug, rating: 4.5, status };
  return [
    get(owned),
    get(owned, signedIn),
    get(owned.replace('{userId}', '00000000-0000-7000-8000-000000000000'), signedIn),
    rate({ ...rating, rating: 4.3 }),
    rate({ ...rating, status: 'borrowed' }),
    rate({ ...rating, username: 'bob' }, 'of another user'),
    rate({ ...rating, [id]: 'no-such-title' }),
    rate(rating, 'valid'),
    rate({ ...rating, status: 'planned' }, 'planned'),
    rate(rating, 'valid again'),
    get(`${owned}/${slug}`, signedIn),
    get(`${owned}/no-such-title`, signedIn),
    get(`${owned}?limit=1`, signedIn),
    get(`${owned}?limit=0`, signedIn),
    get(`${owned}?after=x`, signedIn),
    get(`/api/collections/ada/${list}`),
    get(`/user/ada/collection?type=${type}`, { note: 'public' }),
    send('DELETE', `${owned}/${slug}`, undefined),
    send('DELETE', `${owned}/${slug}`, undefined, signedIn),
    send('DELETE', `${owned}/${slug}`, undefined, { ...signedIn, note: 'again' }),
    rate(rating, 'for the public pages'),
  ];
});

const publicPages: RecordedRequest[] = [
  get('/user/ada/collection', { note: 'public' }),
  get('/user/ada/dashboard', { note: 'public' }),
  get('/user/ada/dashboard', { ...signedIn, note: 'its owner' }),
  get('/cards/ada.svg', { note: 'public' }),
  get('/oembed?url=http%3A%2F%2Fshelf.example%2Fuser%2Fada%2Fcollection', { note: 'public' }),
  get('/game/elden-ring', { note: 'rated' }),
  get('/embed/collection?username=ada&type=game', { note: 'public' }),
];

const passwords: RecordedRequest[] = [
  send('POST', '/api/auth/forgot-password', { email: 'nobody@example.org', recaptchaToken }),
  send('POST', '/api/auth/forgot-password', { email: 'x', recaptchaToken }),
  send('POST', '/api/auth/verify-password-reset', {
    token: 'abc',
    newPassword: 'silvered2!',
    recaptchaToken,
  }),
  send('POST', '/api/auth/change-password', { currentPassword: 'x', newPassword: 'y' }, signedIn),
  send(
    'POST',
    '/api/auth/change-password',
    { currentPassword: 'wrong1!', newPassword: 'silvered2!' },
    signedIn,
  ),
  send(
    'POST',
    '/api/auth/change-password',
    { currentPassword: password, newPassword: 'silvered2!' },
    { token: 'token', saves: { changedToken: /"token":"([^"]+)"/ } },
  ),
  get('/api/profile', { ...signedIn, note: 'with the previous token' }),
  send('POST', '/api/auth/session/exchange', undefined, {
    token: 'changedToken',
    saves: { exchangedToken: /"token":"([^"]+)"/ },
  }),
  send('POST', '/api/auth/logout', undefined, { token: 'exchangedToken' }),
  send('POST', '/api/auth/logout', undefined, { token: 'exchangedToken', note: 'again' }),
];

const methods: RecordedRequest[] = [
  ...[
    '/',
    '/game/elden-ring',
    '/api/games/top',
    '/api/profile',
    '/covers/game/elden-ring.svg',
    '/oembed',
  ].flatMap((path) => [
    { method: 'HEAD', path },
    { method: 'POST', path },
    { method: 'OPTIONS', path, headers: { ...origin, 'access-control-request-method': 'GET' } },
    get(path, { headers: origin, note: 'from another origin' }),
  ]),
  { method: 'POST', path: '/api/games/update-top-games' },
  { method: 'POST', path: '/api/anime/update-top-anime' },
  send('POST', '/api/auth/login', {}, { headers: origin, note: 'from another origin' }),
];

/** Requests to every path and call of the server but those that change the password, with valid, invalid and missing values. */
export const requestsBeforePasswords: readonly RecordedRequest[] = [
  ...files.map((path) => get(path)),
  ...pages.map((path) => get(path)),
  ...reads.map((path) => get(path)),
  ...methods,
  ...account,
  ...collections,
  ...publicPages,
];

/** Requests to every path and call of the server. */
export const requests: readonly RecordedRequest[] = [...requestsBeforePasswords, ...passwords];
