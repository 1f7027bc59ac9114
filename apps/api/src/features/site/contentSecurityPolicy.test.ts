import { describe, expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  createNonces,
  framePolicy,
  humanCheckSources,
} from './contentSecurityPolicy.ts';

const basePolicy =
  "default-src 'none'; script-src 'self' 'nonce-…' https://www.youtube.com; style-src 'self' 'nonce-…' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' data: https:; font-src 'self'; connect-src 'self'; frame-src https://www.youtube.com https://www.youtube-nocookie.com; worker-src 'self'; manifest-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types gildshelf youtube-widget-api goog#html";

function directives(policy: string) {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/** The sources that a kind of human check adds to the base policy. */
function added(kind: Parameters<typeof humanCheckSources>[0]) {
  const policy = contentSecurityPolicy('…', '', humanCheckSources(kind));
  const baseDirectives = directives(basePolicy);
  expect(Object.keys(directives(policy))).toEqual(Object.keys(baseDirectives));
  return Object.fromEntries(
    Object.entries(directives(policy)).flatMap(([name, sources]) => {
      const baseSources = baseDirectives[name] ?? [];
      expect(sources.slice(0, baseSources.length)).toEqual(baseSources);
      return sources.length > baseSources.length ? [[name, sources.slice(baseSources.length).join(' ')]] : [];
    }),
  );
}

describe('the content security policy', () => {
  test.each(['proof-of-work', 'none'] as const)('with %s is exactly the base policy', (kind) => {
    expect(contentSecurityPolicy('…', '', humanCheckSources(kind))).toBe(basePolicy);
  });

  test('allows connections to the configured origin of the API, and to no other', () => {
    expect(contentSecurityPolicy('…', 'https://api.example')).toBe(
      basePolicy.replace("connect-src 'self'", "connect-src 'self' https://api.example"),
    );
  });

  test('with reCAPTCHA adds its scripts, connections, frames and policy names only', () => {
    expect(added('recaptcha')).toEqual({
      'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
      'connect-src': 'https://www.google.com/recaptcha/',
      'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
      'trusted-types': "recaptcha 'allow-duplicates'",
    });
  });

  test('with Turnstile adds its script and its frame only', () => {
    expect(added('turnstile')).toEqual({
      'script-src': 'https://challenges.cloudflare.com',
      'frame-src': 'https://challenges.cloudflare.com',
    });
  });
});

test('nonces are 16 bytes in base64, and unique across generators', () => {
  const generators = [createNonces(), createNonces()];
  const nonces = Array.from({ length: 1_000 }, (_, index) => generators[index % 2]?.() ?? '');
  for (const nonce of nonces) {
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
  }
  expect(new Set(nonces).size).toBe(nonces.length);
});

test('every byte of a nonce is random', () => {
  const newNonce = createNonces();
  const nonces = Array.from({ length: 2_000 }, () => Buffer.from(newNonce(), 'base64'));
  for (let index = 0; index < 16; index++)
    expect(new Set(nonces.map((nonce) => nonce[index])).size).toBeGreaterThan(200);
});

// @control:SEC-20
test('a frame may load our own script, images and a style with the nonce, and nothing else', () => {
  expect(framePolicy('n0nce', '*')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'nonce-n0nce'; img-src 'self' data: https:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
});

test.each([
  ["'none'", ["frame-ancestors 'none'"]],
  // '*' would exclude sandboxed pages.
  ['*', []],
  [
    'https://wiki.example https://blog.example',
    ['frame-ancestors https://wiki.example https://blog.example'],
  ],
])('a frame may be embedded by the origins of the setting: %s', (ancestors, expected) => {
  const directives = framePolicy('n0nce', ancestors).split('; ');
  expect(directives.filter((directive) => directive.startsWith('frame-ancestors'))).toEqual(expected);
});
