import { describe, expect, test } from 'vitest';
import { readConfig } from './readConfig.ts';

const read = (variables: Record<string, string>) => () => readConfig(variables);

describe('without any setting', () => {
  test('the server listens on the loopback address only, with default settings', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      dataDirectory: '.data',
      publicUrl: 'http://127.0.0.1:4000',
      apiUrl: 'http://127.0.0.1:4000',
      humanCheck: { kind: 'proof-of-work' },
      rateLimits: true,
      trustedProxies: 0,
      allowedOrigins: [],
      imageCache: false,
      embedOn: '*',
      catalogueProviders: [],
      thirdPartySignIn: {
        isOffered: true,
        name: 'Google',
        issuer: 'https://accounts.google.com',
        client: undefined,
      },
      mailFrom: 'Gildshelf <no-reply@localhost>',
      warnings: [],
    });
  });

  test('treats an empty value as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 4000,
      databaseUrl: undefined,
    });
  });
});

test('derives the URLs from HOST and PORT, and from each other', () => {
  expect(readConfig({ HOST: '::1', PORT: '80' }).publicUrl).toBe('http://[::1]');
  expect(readConfig({ HOST: '0.0.0.0' }).publicUrl).toBe('http://localhost:4000');
  expect(readConfig({ PUBLIC_URL: 'https://shelf.example/' })).toMatchObject({
    publicUrl: 'https://shelf.example',
    apiUrl: 'https://shelf.example',
    mailFrom: 'Gildshelf <no-reply@shelf.example>',
  });
  expect(readConfig({ ALLOWED_ORIGINS: 'https://a.example, http://b.example:8080/' }).allowedOrigins).toEqual(
    ['https://a.example', 'http://b.example:8080'],
  );
});

test.each([
  ['any', '*'],
  ['none', "'none'"],
  ['https://wiki.example', 'https://wiki.example'],
  ['https://wiki.example, http://blog.example:8080/', 'https://wiki.example http://blog.example:8080'],
  ['https://wiki.example https://blog.example', 'https://wiki.example https://blog.example'],
  ['HTTPS://WIKI.example:443', 'https://wiki.example'],
  ['http://[::1]:8080', 'http://[::1]:8080'],
  ['', '*'],
])('EMBED_ON=%s allows frames on %s', (value, embedOn) => {
  expect(readConfig({ EMBED_ON: value })).toMatchObject({ embedOn });
});

test.each([
  ...['wiki.example', 'https://wiki.example/page', '*', 'https://*.wiki.example/*', "'self'", 'data:', ','],
  ...[
    'any, https://wiki.example',
    'Any',
    'constructor',
    'https://a.example;script-src',
    'https://me@a.example',
  ],
])('rejects EMBED_ON=%s', (value) => {
  expect(read({ EMBED_ON: value })).toThrow(
    'EMBED_ON must be one of: any, none; or URLs without a path, separated by commas.',
  );
});

test.each([
  ['PORT', '70000', 'PORT must be a whole number from 1 to 65535.'],
  ['PORT', '4000.5', 'PORT must be a whole number from 1 to 65535.'],
  ['PORT', '-1', 'PORT must be a whole number from 1 to 65535.'],
  ['HOST', 'http://x', 'HOST must be an IP address or a host name.'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be a URL that starts with postgres://.'],
  ['PUBLIC_URL', 'shelf.example', 'PUBLIC_URL must be a URL without a path, such as https://shelf.example.'],
  [
    'PUBLIC_URL',
    'https://shelf.example/x',
    'PUBLIC_URL must be a URL without a path, such as https://shelf.example.',
  ],
  ['SMTP_URL', 'mail.example', 'SMTP_URL must be a URL that starts with smtp:// or smtps://.'],
  [
    'MAIL_FROM',
    'nobody',
    'MAIL_FROM must be an email address, optionally with a name: Gildshelf <shelf@example.org>.',
  ],
  [
    'MAIL_FROM',
    'a <a@b.example>\r\nBcc: c@d.example',
    'MAIL_FROM must be an email address, optionally with a name: Gildshelf <shelf@example.org>.',
  ],
  ['JWT_SECRET', 'x'.repeat(31), 'JWT_SECRET must have at least 32 bytes.'],
  ['HUMAN_CHECK', 'recaptcha:abc', 'HUMAN_CHECK must be one of: proof-of-work, recaptcha, turnstile, none.'],
  ['RATE_LIMITS', 'no', 'RATE_LIMITS must be one of: on, off.'],
  ['TRUST_PROXY', 'true', 'TRUST_PROXY must be a whole number from 0 to 10.'],
  ['MAX_TRACKED_TITLES', '0', 'MAX_TRACKED_TITLES must be a whole number from 1 to 10000000.'],
  ['PAGE_CACHE_MB', '0', 'PAGE_CACHE_MB must be a whole number from 1 to 4096.'],
  ['SERVER_RENDERING_MS', '0', 'SERVER_RENDERING_MS must be a whole number from 50 to 60000.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of: debug, info, warn, error, silent.'],
  [
    'ALLOWED_ORIGINS',
    'https://a.example/path',
    'ALLOWED_ORIGINS must be URLs without a path, separated by commas.',
  ],
  ['THIRD_PARTY_SIGN_IN', 'maybe', 'THIRD_PARTY_SIGN_IN must be one of: on, off.'],
])('rejects %s=%s', (name, value, message) => {
  expect(read({ [name]: value })).toThrow(message);
});

test('omits secrets and passwords from error messages', () => {
  expect(read({ DATABASE_URL: 'mysql://me:hunter2@x' })).not.toThrow('hunter2');
});

describe('a mistyped name', () => {
  test.each([
    ['PROT', 'PORT'],
    ['POORT', 'PORT'],
    ['PRT', 'PORT'],
    ['HSOT', 'HOST'],
    ['port', 'PORT'],
    ['DATADIR', 'DATA_DIR'],
    ['DATA_DRI', 'DATA_DIR'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['JWT_SECRTE', 'JWT_SECRET'],
    ['PUBLICURL', 'PUBLIC_URL'],
    ['SMPT_URL', 'SMTP_URL'],
    ['RATE_LIMIT', 'RATE_LIMITS'],
    ['ALLOWED_ORIGIN', 'ALLOWED_ORIGINS'],
    ['EMBED_NO', 'EMBED_ON'],
    ['EMBEDON', 'EMBED_ON'],
    ['EMBEDS_ON', 'EMBED_ON'],
    ['GILDSHELF_PORT', 'PORT'],
    ['GILDSHELF_DATADIR', 'DATA_DIR'],
  ])('rejects %s and suggests %s', (name, suggestion) => {
    expect(read({ [name]: 'x' })).toThrow(
      `${name} is not a setting of Gildshelf: did you mean ${suggestion}?`,
    );
  });

  test('rejects unknown names with the prefix GILDSHELF_, except those of scripts', () => {
    expect(read({ GILDSHELF_COLOUR: 'gold' })).toThrow(
      /^GILDSHELF_COLOUR is not a setting of Gildshelf: its settings are PORT, .+ \(docs\/configuration\.md\)\.$/,
    );
    expect(read({ GILDSHELF_BOOTSTRAP_PID: '1' })).not.toThrow();
  });

  test.each([
    ...[
      'HOSTNAME',
      'HOSTTYPE',
      'HOME',
      'HOSTS',
      'PORTS',
      'POST',
      'PATH',
      'PWD',
      'PS1',
      'PGHOST',
      'PGPORT',
      'PGDATA',
    ],
    ...[
      'PGDATABASE',
      'DB_HOST',
      'DB_PORT',
      'DB_URL',
      'MAIL',
      'MAILTO',
      'MAILCHECK',
      'LOGNAME',
      'LOG',
      'TERM',
      'USER',
    ],
    ...[
      'TMPDIR',
      'DATA',
      'XDG_DATA_DIRS',
      'XDG_DATA_HOME',
      'APP_URL',
      'BASE_URL',
      'API_KEY',
      'API_TOKEN',
      'AMQP_URL',
    ],
    ...[
      'REDIS_URL',
      'FTP_URL',
      'HTTP_PROXY',
      'HTTPS_PROXY',
      'NO_PROXY',
      'http_proxy',
      'AWS_SECRET',
      'SECRET',
      'SMTP_SSL',
    ],
    ...[
      'SMTP_USER',
      'SMTP_HOST',
      'SMTP_PORT',
      'SMTP_PASS',
      'SMTP_TLS',
      'DATABASE_USER',
      'DATABASE_HOST',
      'NODE_ENV',
      'CI',
    ],
    ...[
      'TEST_DATABASE_URL',
      'npm_config_port',
      'SSH_CLIENT',
      'LANG',
      'LC_ALL',
      'SHLVL',
      '_',
      'OLDPWD',
      'EDITOR',
      'PUBLIC',
    ],
  ])('ignores the common variable %s', (name) => {
    expect(read({ [name]: 'x' })).not.toThrow();
  });
});

describe('HOST without PUBLIC_URL', () => {
  test.each(['0.0.0.0', '::'])('warns on %s that links in mails point to localhost', (HOST) => {
    expect(readConfig({ HOST, PORT: '8080' }).warnings).toEqual([
      `HOST=${HOST} without PUBLIC_URL: links in mails point to http://localhost:8080, on the recipient's own machine.`,
    ]);
    expect(readConfig({ HOST, PUBLIC_URL: 'https://shelf.example' }).warnings).toEqual([]);
  });

  test.each(['127.0.0.1', '::1', 'localhost', '192.168.0.2', 'shelf.example'])(
    'does not warn on %s',
    (HOST) => {
      expect(readConfig({ HOST }).warnings).toEqual([]);
    },
  );
});

describe('settings for development only', () => {
  test.each(['127.0.0.1', '127.8.8.8', '::1', 'localhost'])('are accepted with a warning on %s', (host) => {
    expect(readConfig({ HOST: host, HUMAN_CHECK: 'none', RATE_LIMITS: 'off' }).warnings).toHaveLength(2);
  });

  test.each(['0.0.0.0', '::', '192.168.0.2', 'shelf.example', '127.0.0.1.example'])(
    'are rejected on %s',
    (host) => {
      expect(read({ HOST: host, HUMAN_CHECK: 'none' })).toThrow('HUMAN_CHECK=none is only for development');
      expect(read({ HOST: host, RATE_LIMITS: 'off' })).toThrow('RATE_LIMITS=off is only for development');
    },
  );
});
