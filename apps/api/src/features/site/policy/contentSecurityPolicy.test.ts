import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, humanCheckSources } from './contentSecurityPolicy.ts';

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
