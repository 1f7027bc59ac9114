import * as z from 'zod/mini';
import { ConfigError } from '../platform/ConfigError.ts';
import { secretBytes } from '../platform/crypto/ensureSecret.ts';
import { readMailbox } from '../platform/mail/mailAddress.ts';
import { type ProviderName, providerNames } from '../providers/CatalogueProvider.ts';
import { areProviders, type ProviderChoice, providerChoices } from '../providers/providerChoices.ts';
import { mistypedSetting } from './mistypedSetting.ts';
import {
  address,
  embedOn,
  isLoopback,
  oneOf,
  origin,
  origins,
  safeAddress,
  text,
  wholeNumber,
  words,
} from './settingTypes.ts';

const catalogueProviders = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (list) => areProviders(words(list)),
        `takes names separated by commas, each once: ${providerNames.join(', ')}`,
      ),
    ),
  z.transform((list) => words(list) as ProviderName[]),
);

const settings = z.object({
  PORT: wholeNumber(1, 65_535, 4000),
  HOST: z._default(
    text.check(z.regex(/^[A-Za-z0-9.:%_-]+$/, 'takes an IP address or a host name')),
    '127.0.0.1',
  ),
  DATA_DIR: z._default(text, '.data'),
  START_ANEW: oneOf(['on', 'off'], 'off'),
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'takes an address that starts with postgres://'),
  PUBLIC_URL: z.optional(origin),
  API_URL: z.optional(origin),
  SMTP_URL: address(['smtp:', 'smtps:'], 'takes an address that starts with smtp:// or smtps://'),
  MAIL_FROM: z.optional(
    text.check(
      z.refine(
        (from) => readMailbox(from) !== undefined,
        'takes an e-mail address, with a name if you like: Gildshelf <shelf@example.org>',
      ),
    ),
  ),
  JWT_SECRET: z.optional(
    z
      .string()
      .check(z.refine((secret) => Buffer.byteLength(secret) >= secretBytes, 'takes at least 32 bytes')),
  ),
  HUMAN_CHECK: oneOf(['proof-of-work', 'recaptcha', 'turnstile', 'none'], 'proof-of-work'),
  HUMAN_CHECK_SITE_KEY: z.optional(
    text.check(z.regex(/^[\w-]{1,128}$/, 'takes the key that the provider calls public')),
  ),
  HUMAN_CHECK_SECRET: z.optional(text),
  RATE_LIMITS: oneOf(['on', 'off'], 'on'),
  SERVER_RENDERING: oneOf(['on', 'off'], 'on'),
  SERVER_RENDERING_MS: wholeNumber(50, 60_000, 1_000),
  PAGE_CACHE_MB: wholeNumber(1, 4_096, 32),
  MAX_TRACKED_TITLES: wholeNumber(1, 10_000_000, 200_000),
  TRUST_PROXY: wholeNumber(0, 10, 0),
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent'], 'info'),
  ALLOWED_ORIGINS: z._default(origins, []),
  EMBED_ON: z._default(embedOn, '*'),
  THIRD_PARTY_SIGN_IN: oneOf(['on', 'off'], 'on'),
  OIDC_CLIENT_ID: z.optional(text),
  OIDC_CLIENT_SECRET: z.optional(text),
  OIDC_ISSUER: z._default(safeAddress, 'https://accounts.google.com'),
  OIDC_NAME: z._default(
    text.check(z.regex(/^[\p{L}\p{N} .'-]{1,40}$/u, 'takes a name of up to 40 letters')),
    'Google',
  ),
  PICTURE_CACHE: oneOf(['on', 'off'], 'off'),
  CATALOGUE_PROVIDERS: z._default(catalogueProviders, []),
  RAWG_KEY: z.optional(text),
  RAWG_URL: z._default(safeAddress, 'https://api.rawg.io/api'),
  IGDB_CLIENT_ID: z.optional(text),
  IGDB_CLIENT_SECRET: z.optional(text),
  JIKAN_URL: z.optional(safeAddress),
  TMDB_KEY: z.optional(text),
});

/** The settings' names, as they stand in the environment. */
export const settingNames = Object.keys(settings.shape);

/** Who asks whether a person is there; the public key goes into the page, the secret stays here. */
export type HumanCheckChoice =
  | { readonly kind: 'proof-of-work' | 'none' }
  | { readonly kind: 'recaptcha' | 'turnstile'; readonly siteKey: string; readonly secret: string };

/** An OpenID provider that vouches for people; `client` is undefined where it is not set up. */
export interface ThirdPartySignIn {
  readonly isOffered: boolean;
  /** The word on the button. */
  readonly name: string;
  readonly issuer: string;
  readonly client: { readonly id: string; readonly secret: string } | undefined;
}

/** How a server is to run, read from the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  /** An empty SQLite database is accepted in a data directory that has had one. */
  readonly startsAnew: boolean;
  readonly databaseUrl: string | undefined;
  /** The site's own address, an origin: the only one that links in mails are made from. */
  readonly publicUrl: string;
  /** The API's own address, an origin. */
  readonly apiUrl: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Undefined: made once and kept in the data directory. */
  readonly jwtSecret: string | undefined;
  readonly humanCheck: HumanCheckChoice;
  readonly rateLimits: boolean;
  /** Public pages arrive complete; else the browser renders them, as it does all others. Frames always do. */
  readonly serverRendering: boolean;
  /** Milliseconds that a request waits for a page which has never been rendered. */
  readonly renderingPatience: number;
  /** The size of all cached pages. */
  readonly pageCacheBytes: number;
  /** Titles that a person can track. */
  readonly mostTracked: number;
  /** How many proxies in front are ours. */
  readonly trustProxy: number;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly allowedOrigins: readonly string[];
  /** The pages that may show our widgets in frames, as `frame-ancestors` says it. */
  readonly embedOn: string;
  readonly thirdPartySignIn: ThirdPartySignIn;
  /** Pictures of providers are fetched, kept and shown by this server; else browsers fetch them from the providers. */
  readonly pictureCache: boolean;
  /** Who is asked for titles, in order of preference; each tells of one media type. */
  readonly catalogueProviders: readonly ProviderChoice[];
  /** Sentences for whoever starts the server. */
  readonly warnings: readonly string[];
}

/** Reads the settings; a wrong value or a mistyped name is a ConfigError that names it. An empty value counts as unset. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const typo = mistypedSetting(Object.keys(variables), settingNames);
  if (typo) throw new ConfigError(typo);
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const read = settings.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const values = read.data;
  const publicUrl = values.PUBLIC_URL ?? defaultPublicUrl(values.HOST, values.PORT);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDirectory: values.DATA_DIR,
    startsAnew: values.START_ANEW === 'on',
    databaseUrl: values.DATABASE_URL,
    publicUrl,
    apiUrl: values.API_URL ?? publicUrl,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `Gildshelf <no-reply@${mailDomain(publicUrl)}>`,
    jwtSecret: values.JWT_SECRET,
    humanCheck: humanCheckOf(values),
    rateLimits: values.RATE_LIMITS === 'on',
    serverRendering: values.SERVER_RENDERING === 'on',
    renderingPatience: values.SERVER_RENDERING_MS,
    pageCacheBytes: values.PAGE_CACHE_MB * 1_000_000,
    mostTracked: values.MAX_TRACKED_TITLES,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    allowedOrigins: values.ALLOWED_ORIGINS,
    embedOn: values.EMBED_ON,
    thirdPartySignIn: thirdPartyOf(values),
    pictureCache: values.PICTURE_CACHE === 'on',
    catalogueProviders: providerChoices(values),
    warnings: [
      ...loosened(
        values.HOST,
        values.HUMAN_CHECK === 'none',
        'HUMAN_CHECK=none',
        'no proof of being human is asked for',
      ),
      ...loosened(
        values.HOST,
        values.RATE_LIMITS === 'off',
        'RATE_LIMITS=off',
        'passwords can be guessed without end',
      ),
      ...unreachableLinks(values.HOST, values.PUBLIC_URL, publicUrl),
    ],
  };
}

type Values = z.output<typeof settings>;

function humanCheckOf(values: Values): HumanCheckChoice {
  const { HUMAN_CHECK: kind, HUMAN_CHECK_SITE_KEY: siteKey, HUMAN_CHECK_SECRET: secret } = values;
  if (kind === 'proof-of-work' || kind === 'none') return { kind };
  if (!siteKey || !secret)
    throw new ConfigError(`HUMAN_CHECK=${kind} needs HUMAN_CHECK_SITE_KEY and HUMAN_CHECK_SECRET.`);
  return { kind, siteKey, secret };
}

function thirdPartyOf(values: Values): ThirdPartySignIn {
  const { OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret, OIDC_ISSUER, OIDC_NAME } = values;
  if (!id !== !secret) throw new ConfigError('OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together.');
  return {
    isOffered: values.THIRD_PARTY_SIGN_IN === 'on',
    name: OIDC_NAME,
    issuer: OIDC_ISSUER,
    client: id && secret ? { id, secret } : undefined,
  };
}

function loosened(host: string, isLoosened: boolean, setting: string, effect: string): string[] {
  if (!isLoosened) return [];
  if (!isLoopback(host))
    throw new ConfigError(
      `${setting} is only for trying things out on this machine: HOST must be 127.0.0.1, ::1 or localhost.`,
    );
  return [`${setting}: ${effect}.`];
}

function unreachableLinks(host: string, given: string | undefined, publicUrl: string): string[] {
  if (given !== undefined || isLoopback(host) || !isLoopback(new URL(publicUrl).hostname)) return [];
  return [
    `HOST=${host} without PUBLIC_URL: links in mails lead to ${publicUrl}, on the reader's own machine.`,
  ];
}

function defaultPublicUrl(host: string, port: number): string {
  // A wildcard is an address to listen on, not one to go to.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return new URL(`http://${name.includes(':') ? `[${name}]` : name}:${port}`).origin;
}

function mailDomain(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return /[A-Za-z]/.test(hostname) && !hostname.startsWith('[') ? hostname : 'localhost';
}
