import { describe, expect, test } from 'vitest';
import { readConfig } from './readConfig.ts';

const read = (variables: Record<string, string>) => () => readConfig(variables);

describe('third-party sign-in', () => {
  const client = { OIDC_CLIENT_ID: 'shelf', OIDC_CLIENT_SECRET: 'x' };

  test('uses Google with a client id and a secret, or the configured issuer', () => {
    expect(readConfig(client).thirdPartySignIn).toEqual({
      isOffered: true,
      name: 'Google',
      issuer: 'https://accounts.google.com',
      client: { id: 'shelf', secret: 'x' },
    });
    const own = { OIDC_ISSUER: 'http://127.0.0.1:9000/realm', OIDC_NAME: "Mara's Login" };
    expect(readConfig({ ...client, ...own }).thirdPartySignIn).toMatchObject({
      name: "Mara's Login",
      issuer: 'http://127.0.0.1:9000/realm',
    });
    expect(readConfig({ THIRD_PARTY_SIGN_IN: 'off' }).thirdPartySignIn.isOffered).toBe(false);
  });

  test.each([
    [{ OIDC_CLIENT_ID: 'shelf' }, 'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together.'],
    [{ OIDC_CLIENT_SECRET: 'x' }, 'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together.'],
    [{ OIDC_ISSUER: 'http://login.example' }, 'OIDC_ISSUER must be a URL that starts with https://'],
    [{ OIDC_ISSUER: 'login.example' }, 'OIDC_ISSUER must be a URL that starts with https://'],
    [{ OIDC_NAME: '"><script>' }, 'OIDC_NAME must be a name of up to 40 characters.'],
  ])('rejects %j', (variables, message) => {
    expect(read(variables as Record<string, string>)).toThrow(message);
  });
});

describe('a third-party human check', () => {
  test.each(['recaptcha', 'turnstile'])('%s requires both keys', (kind) => {
    const keys = { HUMAN_CHECK_SITE_KEY: 'public_key-1', HUMAN_CHECK_SECRET: 'secret' };
    expect(readConfig({ HUMAN_CHECK: kind, ...keys, HOST: '0.0.0.0' }).humanCheck).toEqual({
      kind,
      siteKey: 'public_key-1',
      secret: 'secret',
    });
    expect(read({ HUMAN_CHECK: kind, HUMAN_CHECK_SITE_KEY: 'x' })).toThrow(
      `HUMAN_CHECK=${kind} needs HUMAN_CHECK_SITE_KEY and HUMAN_CHECK_SECRET.`,
    );
  });

  test('rejects a public key that could close its HTML attribute', () => {
    expect(read({ HUMAN_CHECK_SITE_KEY: 'x"><script>' })).toThrow(
      'HUMAN_CHECK_SITE_KEY must be the public key',
    );
  });
});

describe('the catalogue providers', () => {
  test('are read in the configured order, each with its settings', () => {
    const config = readConfig({
      CATALOGUE_PROVIDERS: 'jikan, rawg anilist,igdb,tmdb',
      ...{ JIKAN_URL: 'https://api.tenrai.org/v1', RAWG_KEY: 'r', TMDB_KEY: 't' },
      ...{ IGDB_CLIENT_ID: 'i', IGDB_CLIENT_SECRET: 's' },
    });
    expect(config.catalogueProviders).toEqual([
      { name: 'jikan', url: 'https://api.tenrai.org/v1' },
      { name: 'rawg', key: 'r', url: 'https://api.rawg.io/api' },
      { name: 'anilist' },
      { name: 'igdb', clientId: 'i', secret: 's' },
      { name: 'tmdb', key: 't' },
    ]);
  });

  test.each([
    [{ CATALOGUE_PROVIDERS: 'rawg' }, 'CATALOGUE_PROVIDERS=rawg needs RAWG_KEY.'],
    [{ CATALOGUE_PROVIDERS: 'tmdb' }, 'CATALOGUE_PROVIDERS=tmdb needs TMDB_KEY.'],
    [
      { CATALOGUE_PROVIDERS: 'igdb', IGDB_CLIENT_ID: 'i' },
      'CATALOGUE_PROVIDERS=igdb needs IGDB_CLIENT_SECRET.',
    ],
    [{ CATALOGUE_PROVIDERS: 'jikan' }, 'needs JIKAN_URL, such as https://api.tenrai.org/v1.'],
    [
      { CATALOGUE_PROVIDERS: 'jikan', JIKAN_URL: 'http://anime.example' },
      'JIKAN_URL must be a URL that starts with https://',
    ],
    [{ CATALOGUE_PROVIDERS: 'anilist,anilist' }, 'each once: rawg, igdb, jikan, anilist, tmdb'],
    [{ CATALOGUE_PROVIDERS: 'mobygames' }, 'each once: rawg, igdb, jikan, anilist, tmdb'],
  ])('rejects %o', (settings, message) => {
    expect(read(settings as Record<string, string>)).toThrow(message);
  });
});
