import fc from 'fast-check';

const segment = fc.oneof(
  fc.constantFrom('game', 'anime', 'search', 'embed', 'rating', 'user', 'auth', 'login', 'collection'),
  fc.constantFrom('', '.', '..', '@', ':', '[', ']', '\\', '?', '*', '%', '~', ';', '=', '&', '|', '"', '<>'),
  fc.constantFrom('%5c', '%2f', '%0d%0a', '%00', '%09', '%ff', '%c0%af', '%ed%a0%80', '%25', '%2e%2e', '%7f'),
  fc.constantFrom('x:99999', 'user@host', 'http:', '[::1]', 'x'.repeat(3_000), '__proto__', 'portal-2'),
  fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({ unit: 'grapheme-ascii', maxLength: 8 }).map((text) => text.replace(/[\s#]/g, '')),
);
const query = fc.option(
  fc.tuple(segment, segment).map(([name, value]) => `?${name}=${value}`),
  { nil: '' },
);
const target = fc
  .tuple(fc.array(segment, { minLength: 1, maxLength: 4 }), query)
  .map(([segments, search]) => `/${segments.join('/')}${search}`);

/** Hostile request targets (path and query) for the request line; deterministic for a seed. */
export function fuzzedTargets(count: number, seed: number): string[] {
  return fc.sample(target, { numRuns: count, seed });
}
