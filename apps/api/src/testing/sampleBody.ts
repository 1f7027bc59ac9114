import { type Endpoint, mediaTypeNames, mediaTypes, titleStorage } from '@gildshelf/api-client/contract';

/** A user in whose name a test sends requests. */
export interface SampleUser {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** The field names of a call's request body by the contract; empty if the call has no body. */
export function bodyFields({ body }: Pick<Endpoint, 'body'>): readonly string[] {
  return body && 'shape' in body ? Object.keys(Object(body.shape)) : [];
}

/** The slugs of the titles that `installSampleTitles` adds, by the fields of their media types. */
const titleSlugs = Object.fromEntries(
  mediaTypeNames.map((type) => [
    mediaTypes[type].idField,
    titleStorage[type].builtIn?.example.slug ?? `sample-${type}`,
  ]),
);

/** The field of a bulk edit that replaces `titles`. */
const alternative = 'filter';

/** A body for this user that the call's schema accepts; undefined if the call has no body. */
export function sampleBody(endpoint: Endpoint, { username, email, password }: SampleUser) {
  const rated = Object.values(mediaTypes).find(({ rateTitle }) => rateTitle === endpoint);
  const values: Readonly<Record<string, unknown>> = {
    ...{ username, email, password, recaptchaToken: 'a human', token: 'a-link-of-nobody' },
    ...{ currentPassword: password, newPassword: `${password}2` },
    ...titleSlugs,
    ...{ rating: 4, status: rated?.statuses[0] },
    ...{ display_name: 'Somebody', avatar_url: 'https://example.com/me.png', bio: 'New here.' },
    ...{ collection: 'private', profile: ['bio'], adult_titles: false },
    ...{ url: 'https://receiver.example/hook', events: ['rated'] },
    ...{ name: 'A script', scopes: ['read'], expires_in_days: 30 },
    ...{ state: 'finished', started: '2021', finished: '2021-05', is_repeat: null, times: 1, progress: 40 },
    ...{ platform: 'PC', note: 'Cake.', is_private: false, is_favourite: true, tags: ['puzzle'] },
    ...{ type: 'game', query: 'status=completed' },
    ...{ time_zone: 'Europe/Berlin', diary: 'private' },
    ...{ text: 'A test of *patience*.', is_spoiler: false, visibility: 'public', reason: 'Spam.' },
    ...{ description: 'All of them.', visibility: 'private', is_ranked: true, after: null },
    ...{ media_type: 'game', title_id: titleSlugs[mediaTypes.game.idField] },
    ...{ titles: [{ media_type: 'game', title_id: 'portal' }], change: { is_favourite: true } },
    episodes: [{ season: 1, number: 2, watched: '2021-05-17', rating: 4.5 }],
    ...{ location: 'Oslo', website: 'http://example.com' },
  };
  const fields = bodyFields(endpoint).filter((name) => name !== alternative);
  if (!endpoint.body) return undefined;
  for (const field of fields)
    if (values[field] === undefined) throw new Error(`sampleBody.ts has no value for '${field}' yet.`);
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

/** A query that the call accepts; empty if the call needs none. */
export function sampleQuery({ query, path }: Endpoint): string {
  if (!query || !path.startsWith('/api/collection/')) return '';
  return path.endsWith('/statuses') ? '?type=game&ids=portal' : '?type=game';
}
