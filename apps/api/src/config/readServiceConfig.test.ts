import { describe, expect, test } from 'vitest';
import { readConfig } from './readConfig.ts';

const start = (variables: Record<string, string>) => () => readConfig(variables);

describe('a third party to sign in through', () => {
  const client = { OIDC_CLIENT_ID: 'shelf', OIDC_CLIENT_SECRET: 'x' };

  test('is Google once there are an id and a secret, or the provider that is named', () => {
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
    [{ OIDC_CLIENT_ID: 'shelf' }, 'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together.'],
    [{ OIDC_CLIENT_SECRET: 'x' }, 'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together.'],
    [{ OIDC_ISSUER: 'http://login.example' }, 'OIDC_ISSUER takes an address that starts with https://'],
    [{ OIDC_ISSUER: 'login.example' }, 'OIDC_ISSUER takes an address that starts with https://'],
    [{ OIDC_NAME: '"><script>' }, 'OIDC_NAME takes a name of up to 40 letters.'],
  ])('stops the start when it is %j', (variables, sentence) => {
    expect(start(variables as Record<string, string>)).toThrow(sentence);
  });
});

describe('a human check by a third party', () => {
  test.each(['recaptcha', 'turnstile'])('%s has both of its keys', (kind) => {
    const keys = { HUMAN_CHECK_SITE_KEY: 'public_key-1', HUMAN_CHECK_SECRET: 'secret' };
    expect(readConfig({ HUMAN_CHECK: kind, ...keys, HOST: '0.0.0.0' }).humanCheck).toEqual({
      kind,
      siteKey: 'public_key-1',
      secret: 'secret',
    });
    expect(start({ HUMAN_CHECK: kind, HUMAN_CHECK_SITE_KEY: 'x' })).toThrow(
      `HUMAN_CHECK=${kind} needs HUMAN_CHECK_SITE_KEY and HUMAN_CHECK_SECRET.`,
    );
  });

  test('a public key that could end its attribute stops the start', () => {
    expect(start({ HUMAN_CHECK_SITE_KEY: 'x"><script>' })).toThrow('HUMAN_CHECK_SITE_KEY takes the key');
  });
});

describe('the catalogue providers', () => {
  test('are those that are named, in that order, with what each of them wants', () => {
    const read = readConfig({
      CATALOGUE_PROVIDERS: 'jikan, rawg anilist,igdb,tmdb',
      ...{ JIKAN_URL: 'https://api.tenrai.org/v1', RAWG_KEY: 'r', TMDB_KEY: 't' },
      ...{ IGDB_CLIENT_ID: 'i', IGDB_CLIENT_SECRET: 's' },
    });
    expect(read.catalogueProviders).toEqual([
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
      'JIKAN_URL takes an address that starts with https://',
    ],
    [{ CATALOGUE_PROVIDERS: 'anilist,anilist' }, 'each once: rawg, igdb, jikan, anilist, tmdb'],
    [{ CATALOGUE_PROVIDERS: 'mobygames' }, 'each once: rawg, igdb, jikan, anilist, tmdb'],
  ])('%o is refused', (settings, sentence) => {
    expect(start(settings as Record<string, string>)).toThrow(sentence);
  });
});
