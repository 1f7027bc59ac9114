import { expect, test } from 'vitest';
import { framePolicy } from './contentSecurityPolicy.ts';

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
