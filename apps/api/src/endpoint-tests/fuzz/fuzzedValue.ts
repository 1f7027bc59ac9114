import fc from 'fast-check';

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
