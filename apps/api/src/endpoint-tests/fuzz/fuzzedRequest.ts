import type { Endpoint } from '@gildshelf/api-client/contract';
import fc from 'fast-check';
import { bodyFields } from '../../testing/sampleBody.ts';
import { fuzzedText, fuzzedValue } from './fuzzedValue.ts';

const intruders = ['role', 'userId', '__proto__', 'constructor', 'toString', 'isAdmin', ''];

/** What is wrong with a request that was right. */
const flaw = fc.oneof(
  { weight: 11, arbitrary: fc.constant({ kind: 'none' } as const) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('junk' as const), value: fuzzedValue }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'missing field' } as const) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('one more field' as const),
      name: fc.constantFrom(...intruders),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('other body' as const), value: fc.jsonValue({ maxDepth: 2 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('cut short' as const),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('content type' as const),
      type: fc.constantFrom('text/plain', '', 'application/jsonp', 'multipart/form-data'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('token' as const),
      token: fc.oneof(fc.constantFrom('', 'a.b.c', 'null'), fc.stringMatching(/^[\w.-]{1,80}$/)),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('large' as const),
      size: fc.integer({ min: 60_000, max: 70_000 }),
    }),
  },
);

const mostly = (share: number) => fc.integer({ min: 0, max: 99 }).map((part) => part < share);
const strong = fc.tuple(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.nat(9),
  fc.constantFrom('!', '@', '$', '%'),
);

/** One request, still without the people it is about: the same for any state of the server. */
export const fuzzedRequest = (calls: readonly Endpoint[]) =>
  fc.record({
    endpoint: fc.constantFrom(...calls),
    person: fc.nat(),
    /** Which field a flaw is in, and which of several right values a field has. */
    place: fc.nat(),
    flaw,
    isRight: mostly(75),
    isHuman: mostly(95),
    isFresh: mostly(60),
    email: fc.oneof(fc.emailAddress(), fuzzedText),
    words: fc.option(fc.string({ unit: 'grapheme', maxLength: 80 })),
    url: fc.option(fc.webUrl({ validSchemes: ['https', 'http', 'ftp'] })),
    password: strong.map(([start, digit, mark]) => `a${start}${digit}${mark}`),
    /** Milliseconds since the request before. */
    pause: fc.integer({ min: 1, max: 20_000 }),
  });

type Made<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;
export type FuzzedRequest = Made<ReturnType<typeof fuzzedRequest>>;

/** The text of the request's body, once its flaw is in it; undefined where the call has none. */
export function bodyText(
  { endpoint, flaw, place }: FuzzedRequest,
  right: Record<string, unknown>,
): string | undefined {
  if (!endpoint.body) return undefined;
  const fields = bodyFields(endpoint);
  const field = fields[place % fields.length] ?? '';
  const { [field]: _, ...rest } = right;
  const whole = JSON.stringify(right);
  switch (flaw.kind) {
    case 'junk':
      return JSON.stringify({ ...right, [field]: flaw.value });
    case 'missing field':
      return JSON.stringify(rest);
    case 'one more field':
      return `${whole.slice(0, -1)},${JSON.stringify(flaw.name)}:{"isAdmin":true}}`;
    case 'other body':
      return JSON.stringify(flaw.value);
    case 'cut short':
      return whole.slice(0, Math.floor(whole.length * flaw.at));
    case 'large':
      return JSON.stringify({ ...right, [field]: 'x'.repeat(flaw.size) });
    default:
      return whole;
  }
}
