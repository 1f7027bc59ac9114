import { expect, test } from 'vitest';
import { framePolicy } from './contentSecurityPolicy.ts';

// @control:SEC-20
test('a frame loads our own script and pictures, and nothing else is run, sent or asked for', () => {
  expect(framePolicy('n0nce', '*')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'nonce-n0nce'; img-src 'self' data: https:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
});

test.each([
  ["'none'", ["frame-ancestors 'none'"]],
  // '*' would leave out pages in a sandbox.
  ['*', []],
  [
    'https://wiki.example https://blog.example',
    ['frame-ancestors https://wiki.example https://blog.example'],
  ],
])('it may stand where the setting says: %s', (ancestors, said) => {
  const directives = framePolicy('n0nce', ancestors).split('; ');
  expect(directives.filter((one) => one.startsWith('frame-ancestors'))).toEqual(said);
});
