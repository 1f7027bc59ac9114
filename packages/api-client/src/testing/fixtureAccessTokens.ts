import { type AccessToken, createAccessToken } from '../contract/index.ts';

/** The initial personal access tokens of the fixture user: one in use, and one that has expired. */
export const fixtureAccessTokens: readonly AccessToken[] = [
  {
    id: '01a1f8bd-b143-7745-ba54-ef6ba879ae02',
    name: 'Import from my console',
    scopes: ['read', 'write'],
    prefix: 'gs_pat_Kq3xV',
    created_at: '2026-11-02T09:30:00.000Z',
    expires_at: null,
    last_used_at: '2026-11-20T18:45:00.000Z',
  },
  {
    id: '01a1f8bd-b143-7745-ba54-ef6ba879ae01',
    name: 'Widget of my blog',
    scopes: ['read'],
    prefix: 'gs_pat_b7YtM',
    created_at: '2026-08-14T12:00:00.000Z',
    expires_at: '2026-09-13T12:00:00.000Z',
    last_used_at: null,
  },
];

const day = 24 * 60 * 60 * 1000;
const createdAt = Date.UTC(2026, 10, 21, 12);

/** The tokens of the fixture host, which change as on a real one. */
export function createFixtureAccessTokens() {
  let tokens = fixtureAccessTokens;
  return {
    list: () => tokens,
    create(body: unknown) {
      const { name, scopes, expires_in_days: days } = createAccessToken.body.parse(body);
      const created: AccessToken = {
        id: `token-${tokens.length + 1}`,
        name,
        scopes: [...scopes],
        prefix: 'gs_pat_Fixtu',
        created_at: new Date(createdAt).toISOString(),
        expires_at: days === null ? null : new Date(createdAt + days * day).toISOString(),
        last_used_at: null,
      };
      tokens = [created, ...tokens];
      return { ...created, token: `gs_pat_Fixture${'0'.repeat(36)}` };
    },
    revoke(tokenId: string | undefined) {
      tokens = tokens.filter(({ id }) => id !== tokenId);
      return {};
    },
  };
}
