import type { Endpoint } from '@gildshelf/api-client/contract';
import fc from 'fast-check';
import { bodyFields } from '../../testing/sampleBody.ts';

const hostile = [
  ...[
    '\ud800',
    '\u0000',
    '\u202e',
    '%',
    '_',
    '\\',
    'C++(',
    '../..',
    '{{7*7}}',
    '<script>',
    '\r\nBcc: eve@x.example',
  ],
  ...["'; drop table users --", '🎮'.repeat(40), 'x'.repeat(5_000), 'a@xn--\u0000', 'constructor', ' '],
];

/** Any text; about every other one is a hostile text that has broken other software. */
export const fuzzedText = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom(...hostile));

/** Any JSON value. */
export const fuzzedValue = fc.oneof(
  fuzzedText,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 2 }),
);

const unknownFields = ['role', 'userId', '__proto__', 'constructor', 'toString', 'isAdmin', ''];

/** What is wrong with an otherwise valid request. */
const flaw = fc.oneof(
  { weight: 11, arbitrary: fc.constant({ kind: 'none' } as const) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('junk' as const), value: fuzzedValue }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'missing field' } as const) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('unknown field' as const),
      name: fc.constantFrom(...unknownFields),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('other body' as const), value: fc.jsonValue({ maxDepth: 2 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('truncated' as const),
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

/** True in `percent` of all cases. */
const mostly = (percent: number) => fc.integer({ min: 0, max: 99 }).map((number) => number < percent);
const strongPassword = fc.tuple(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.nat(9),
  fc.constantFrom('!', '@', '$', '%'),
);

/** Generates requests that do not depend on the state of the server: the user is an index, and tokens are added later. */
export const fuzzedRequest = (calls: readonly Endpoint[]) =>
  fc.record({
    endpoint: fc.constantFrom(...calls),
    userIndex: fc.nat(),
    /** Selects the field that has the flaw, and one of several valid values of a field. */
    variant: fc.nat(),
    flaw,
    isValid: mostly(75),
    isHuman: mostly(95),
    isNewUser: mostly(60),
    email: fc.oneof(fc.emailAddress(), fuzzedText),
    text: fc.option(fc.string({ unit: 'grapheme', maxLength: 80 })),
    url: fc.option(fc.webUrl({ validSchemes: ['https', 'http', 'ftp'] })),
    password: strongPassword.map(([start, digit, mark]) => `a${start}${digit}${mark}`),
    /** Milliseconds since the previous request. */
    pause: fc.integer({ min: 1, max: 20_000 }),
  });

type Generated<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;
export type FuzzedRequest = Generated<ReturnType<typeof fuzzedRequest>>;

/** The text of the request's body, with its flaw; undefined if the call has no body. */
export function bodyText(
  { endpoint, flaw, variant }: FuzzedRequest,
  validBody: Record<string, unknown>,
): string | undefined {
  if (!endpoint.body) return undefined;
  const fields = bodyFields(endpoint);
  const field = fields[variant % fields.length] ?? '';
  const { [field]: _, ...rest } = validBody;
  const json = JSON.stringify(validBody);
  switch (flaw.kind) {
    case 'junk':
      return JSON.stringify({ ...validBody, [field]: flaw.value });
    case 'missing field':
      return JSON.stringify(rest);
    case 'unknown field':
      return `${json.slice(0, -1)},${JSON.stringify(flaw.name)}:{"isAdmin":true}}`;
    case 'other body':
      return JSON.stringify(flaw.value);
    case 'truncated':
      return json.slice(0, Math.floor(json.length * flaw.at));
    case 'large':
      return JSON.stringify({ ...validBody, [field]: 'x'.repeat(flaw.size) });
    default:
      return json;
  }
}
