import { expect, test } from 'vitest';
import { htmlText, plainProse } from './plainText.ts';

test.each([
  ['<p>One <b>two</b>.<br />Three.</p>\n<p class="x">Four.</p>', 'One two.\nThree.\n\nFour.'],
  [
    'Ratchet &amp; Clank &lt;3 &quot;it&#39;s&quot;&nbsp;&#x2014; fun&hellip;',
    'Ratchet & Clank <3 "it\'s" — fun…',
  ],
  ['&amp;lt;b&amp;gt; &nosuch; &#xffffff; &#0;&#x202e;', '&lt;b&gt; &nosuch;'],
  ['5 < 7 and 9 > 8 & so on <3', '5 < 7 and 9 > 8 & so on <3'],
  ['a<!-- <b>hidden</b> -->b<!---->c', 'abc'],
  ['a<script>alert("<b>")</script>b<STYLE>p{}</STYLE >c', 'abc'],
  ['a<script>never ends', 'a'],
  ['a<!-- never ends <b>', 'a'],
  ['<img src=x onerror=alert(1)>', undefined],
  ['<p> \u200b </p>', undefined],
  ['a\u0000b\u202ec\u2066d\u200be\ufefff\u001b[1m\r\nh', 'abcdef[1m\nh'],
  ['葬送のフリーレン é ñ пример 👨‍👩‍👧', '葬送のフリーレン é ñ пример 👨‍👩‍👧'],
])('converts %j to %j', (html, text) => {
  expect(htmlText(html)).toBe(text);
});

const hostile: [string, string][] = [
  ['opening brackets', '<'],
  ['unclosed tags', '<a '],
  ['unclosed comments', '<!--'],
  ['scripts in scripts', '<script>'],
  ['tags in tags', '<<p>>'],
  ['unclosed entities', '&amp'],
  ['white space', ' \n'],
  ['direction overrides', '\u202e'],
];

test.each(hostile)('converts %s in linear time', (_, piece) => {
  // The longest text that is read, twenty times: quadratic time would exceed the test's timeout.
  const text = piece.repeat(100_000 / piece.length);
  expect(Array.from({ length: 20 }, () => htmlText(text))).toHaveLength(20);
});

test.each(hostile)(
  'reads the first 100 kB of 200 kB of %s, and returns at most 20,000 characters',
  (_, piece) => {
    const text = piece.repeat(200_000 / piece.length);
    expect(htmlText(text)?.length ?? 0).toBeLessThanOrEqual(20_000);
    expect(plainProse(text)?.length ?? 0).toBeLessThanOrEqual(20_000);
    expect(htmlText(`<!--${'x'.repeat(120_000)}-->words`)).toBeUndefined();
    expect(plainProse(`${' '.repeat(120_000)}words`)).toBeUndefined();
  },
);
