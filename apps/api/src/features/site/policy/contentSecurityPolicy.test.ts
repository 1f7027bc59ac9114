import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, humanCheckSources } from './contentSecurityPolicy.ts';

const decided =
  "default-src 'none'; script-src 'self' 'nonce-…' https://www.youtube.com; style-src 'self' 'nonce-…' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' data: https:; font-src 'self'; connect-src 'self'; frame-src https://www.youtube.com https://www.youtube-nocookie.com; worker-src 'self'; manifest-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types gildshelf youtube-widget-api goog#html";

function directives(policy: string) {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/** What a kind of human check adds to the policy that was decided. */
function added(kind: Parameters<typeof humanCheckSources>[0]) {
  const policy = contentSecurityPolicy('…', '', humanCheckSources(kind));
  const base = directives(decided);
  expect(Object.keys(directives(policy))).toEqual(Object.keys(base));
  return Object.fromEntries(
    Object.entries(directives(policy)).flatMap(([name, sources]) => {
      const before = base[name] ?? [];
      expect(sources.slice(0, before.length)).toEqual(before);
      return sources.length > before.length ? [[name, sources.slice(before.length).join(' ')]] : [];
    }),
  );
}

describe('the content security policy', () => {
  test.each(['proof-of-work', 'none'] as const)(
    'with %s is the one that was decided, to the letter',
    (kind) => {
      expect(contentSecurityPolicy('…', '', humanCheckSources(kind))).toBe(decided);
    },
  );

  test('lets pages call an API of another origin, and no other', () => {
    expect(contentSecurityPolicy('…', 'https://api.example')).toBe(
      decided.replace("connect-src 'self'", "connect-src 'self' https://api.example"),
    );
  });

  test('with reCAPTCHA adds its scripts, frames and names, and nothing else', () => {
    expect(added('recaptcha')).toEqual({
      'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
      'connect-src': 'https://www.google.com/recaptcha/',
      'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
      'trusted-types': "recaptcha 'allow-duplicates'",
    });
  });

  test('with Turnstile adds its script and its frame, and nothing else', () => {
    expect(added('turnstile')).toEqual({
      'script-src': 'https://challenges.cloudflare.com',
      'frame-src': 'https://challenges.cloudflare.com',
    });
  });
});
