import * as z from 'zod/mini';
import { ConfigError } from '../platform/errors.ts';
import { minSecretBytes } from '../platform/files/ensureSecret.ts';
import { readMailbox } from '../platform/mail/mailers.ts';
import { type ProviderName, providerNames } from '../providers/CatalogueProvider.ts';
import { areProviderNames, type ProviderChoice, providerChoices } from '../providers/providerChoices.ts';
import { mistypedSetting } from './mistypedSetting.ts';
import { renameSettings } from './renamedSettings.ts';
import {
  embedOn,
  integer,
  isLoopback,
  oneOf,
  origin,
  origins,
  secureUrl,
  splitList,
  text,
  urlWithProtocol,
} from './settingTypes.ts';

const catalogueProviders = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (list) => areProviderNames(splitList(list)),
        `must be names separated by commas, each once: ${providerNames.join(', ')}`,
      ),
    ),
  z.transform((list) => splitList(list) as ProviderName[]),
);

const settings = z.object({
  PORT: integer(1, 65_535, 4000),
  HOST: z._default(
    text.check(z.regex(/^[A-Za-z0-9.:%_-]+$/, 'must be an IP address or a host name')),
    '127.0.0.1',
  ),
  DATA_DIR: z._default(text, '.data'),
  START_ANEW: oneOf(['on', 'off'], 'off'),
  DATABASE_URL: urlWithProtocol(['postgres:', 'postgresql:'], 'must be a URL that starts with postgres://'),
  PUBLIC_URL: z.optional(origin),
  API_URL: z.optional(origin),
  SMTP_URL: urlWithProtocol(['smtp:', 'smtps:'], 'must be a URL that starts with smtp:// or smtps://'),
  MAIL_FROM: z.optional(
    text.check(
      z.refine(
        (from) => readMailbox(from) !== undefined,
        'must be an email address, optionally with a name: Gildshelf <shelf@example.org>',
      ),
    ),
  ),
  JWT_SECRET: z.optional(
    z
      .string()
      .check(
        z.refine((secret) => Buffer.byteLength(secret) >= minSecretBytes, 'must have at least 32 bytes'),
      ),
  ),
  HUMAN_CHECK: oneOf(['proof-of-work', 'recaptcha', 'turnstile', 'none'], 'proof-of-work'),
  HUMAN_CHECK_SITE_KEY: z.optional(
    text.check(z.regex(/^[\w-]{1,128}$/, 'must be the public key of the provider')),
  ),
  HUMAN_CHECK_SECRET: z.optional(text),
  RATE_LIMITS: oneOf(['on', 'off'], 'on'),
  SERVER_RENDERING: oneOf(['on', 'off'], 'on'),
  SERVER_RENDERING_MS: integer(50, 60_000, 1_000),
  PAGE_CACHE_MB: integer(1, 4_096, 32),
  MAX_TRACKED_TITLES: integer(1, 10_000_000, 200_000),
  TRUST_PROXY: integer(0, 10, 0),
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent'], 'info'),
  ALLOWED_ORIGINS: z._default(origins, []),
  EMBED_ON: z._default(embedOn, '*'),
  THIRD_PARTY_SIGN_IN: oneOf(['on', 'off'], 'on'),
  OIDC_CLIENT_ID: z.optional(text),
  OIDC_CLIENT_SECRET: z.optional(text),
  OIDC_ISSUER: z._default(secureUrl, 'https://accounts.google.com'),
  OIDC_NAME: z._default(
    text.check(z.regex(/^[\p{L}\p{N} .'-]{1,40}$/u, 'must be a name of up to 40 characters')),
    'Google',
  ),
  WEBHOOK_TARGETS: oneOf(['public', 'any'], 'public'),
  IMAGE_CACHE: oneOf(['on', 'off'], 'off'),
  CATALOGUE_DATA: oneOf(['all', 'none'], 'all'),
  CATALOGUE_PROVIDERS: z._default(catalogueProviders, []),
  RAWG_KEY: z.optional(text),
  RAWG_URL: z._default(secureUrl, 'https://api.rawg.io/api'),
  IGDB_CLIENT_ID: z.optional(text),
  IGDB_CLIENT_SECRET: z.optional(text),
  JIKAN_URL: z.optional(secureUrl),
  TMDB_KEY: z.optional(text),
});

/** The names of all settings, which are environment variables; docs/configuration.md describes them. */
export const settingNames = Object.keys(settings.shape);

/** How the server checks that a visitor is human. The public key is part of the page, the secret stays on the server. */
export type HumanCheckChoice =
  | { readonly kind: 'proof-of-work' | 'none' }
  | { readonly kind: 'recaptcha' | 'turnstile'; readonly siteKey: string; readonly secret: string };

/** An OpenID provider for sign-in; `client` is undefined if it is not configured. */
export interface ThirdPartySignIn {
  readonly isOffered: boolean;
  /** The name on the sign-in button. */
  readonly name: string;
  readonly issuer: string;
  readonly client: { readonly id: string; readonly secret: string } | undefined;
}

/** The configuration of a server, read from the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  /** Accepts an empty SQLite database in a data directory that has had one. */
  readonly allowEmptyDatabase: boolean;
  readonly databaseUrl: string | undefined;
  /** The site's own origin, which all links in mails start with. */
  readonly publicUrl: string;
  /** The API's own origin. */
  readonly apiUrl: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Undefined: a secret is created once and stored in the data directory. */
  readonly jwtSecret: string | undefined;
  readonly humanCheck: HumanCheckChoice;
  readonly rateLimits: boolean;
  /** Whether public pages are rendered on the server; other pages are rendered in the browser, frames always on the server. */
  readonly serverRendering: boolean;
  /** Milliseconds that a request waits for a page that has never been rendered. */
  readonly renderingTimeoutMs: number;
  /** The maximum size of all cached pages together. */
  readonly pageCacheBytes: number;
  /** The maximum number of titles that a user can track. */
  readonly maxTrackedTitles: number;
  /** The number of trusted reverse proxies. */
  readonly trustedProxies: number;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly allowedOrigins: readonly string[];
  /** The pages that may show the widgets in frames, as a value of `frame-ancestors`. */
  readonly embedOn: string;
  readonly thirdPartySignIn: ThirdPartySignIn;
  /** Whether this server fetches, caches and serves the images of providers; else browsers fetch them from the providers. */
  readonly imageCache: boolean;
  /** Whether webhooks may use http and addresses that are not public, such as those of the operator's network. */
  readonly allowAnyWebhookTarget: boolean;
  /** Whether open data is installed beside the built-in titles. */
  readonly installsOpenData: boolean;
  /** The providers of titles in order of precedence. */
  readonly catalogueProviders: readonly ProviderChoice[];
  /** Messages for the operator. */
  readonly warnings: readonly string[];
}

/** Reads the settings; throws a ConfigError for an invalid value or a mistyped name. An empty value counts as unset. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const typo = mistypedSetting(Object.keys(variables), settingNames);
  if (typo) throw new ConfigError(typo);
  const renamed = renameSettings(variables);
  const given = Object.fromEntries(Object.entries(renamed.variables).filter(([, value]) => value !== ''));
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
    allowEmptyDatabase: values.START_ANEW === 'on',
    databaseUrl: values.DATABASE_URL,
    publicUrl,
    apiUrl: values.API_URL ?? publicUrl,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `Gildshelf <no-reply@${mailDomain(publicUrl)}>`,
    jwtSecret: values.JWT_SECRET,
    humanCheck: humanCheckOf(values),
    rateLimits: values.RATE_LIMITS === 'on',
    serverRendering: values.SERVER_RENDERING === 'on',
    renderingTimeoutMs: values.SERVER_RENDERING_MS,
    pageCacheBytes: values.PAGE_CACHE_MB * 1_000_000,
    maxTrackedTitles: values.MAX_TRACKED_TITLES,
    trustedProxies: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    allowedOrigins: values.ALLOWED_ORIGINS,
    embedOn: values.EMBED_ON,
    thirdPartySignIn: thirdPartyOf(values),
    imageCache: values.IMAGE_CACHE === 'on',
    installsOpenData: values.CATALOGUE_DATA === 'all',
    allowAnyWebhookTarget: values.WEBHOOK_TARGETS === 'any',
    catalogueProviders: providerChoices(values),
    warnings: [
      ...renamed.warnings,
      ...developmentWarnings(
        values.HOST,
        values.HUMAN_CHECK === 'none',
        'HUMAN_CHECK=none',
        'the human check is disabled',
      ),
      ...developmentWarnings(
        values.HOST,
        values.RATE_LIMITS === 'off',
        'RATE_LIMITS=off',
        'attempts to guess passwords are not limited',
      ),
      ...unreachableLinkWarnings(values.HOST, values.PUBLIC_URL, publicUrl),
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
  if (!id !== !secret) throw new ConfigError('OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together.');
  return {
    isOffered: values.THIRD_PARTY_SIGN_IN === 'on',
    name: OIDC_NAME,
    issuer: OIDC_ISSUER,
    client: id && secret ? { id, secret } : undefined,
  };
}

function developmentWarnings(host: string, isSet: boolean, setting: string, effect: string): string[] {
  if (!isSet) return [];
  if (!isLoopback(host))
    throw new ConfigError(
      `${setting} is only for development on this machine: HOST must be 127.0.0.1, ::1 or localhost.`,
    );
  return [`${setting}: ${effect}.`];
}

function unreachableLinkWarnings(host: string, given: string | undefined, publicUrl: string): string[] {
  if (given !== undefined || isLoopback(host) || !isLoopback(new URL(publicUrl).hostname)) return [];
  return [
    `HOST=${host} without PUBLIC_URL: links in mails point to ${publicUrl}, on the recipient's own machine.`,
  ];
}

function defaultPublicUrl(host: string, port: number): string {
  // A wildcard is an address to listen on, but not to connect to.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return new URL(`http://${name.includes(':') ? `[${name}]` : name}:${port}`).origin;
}

function mailDomain(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return /[A-Za-z]/.test(hostname) && !hostname.startsWith('[') ? hostname : 'localhost';
}
