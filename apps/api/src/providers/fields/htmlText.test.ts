import { expect, test } from 'vitest';
import { htmlText } from './htmlText.ts';
import { shownProse } from './plainText.ts';

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
])('%j is read as %j', (html, text) => {
  expect(htmlText(html)).toBe(text);
});

const hostile: [string, string][] = [
  ['opening brackets', '<'],
  ['tags that do not end', '<a '],
  ['comments that do not end', '<!--'],
  ['scripts in scripts', '<script>'],
  ['tags in tags', '<<p>>'],
  ['entities that do not end', '&amp'],
  ['white space', ' \n'],
  ['characters that turn lines around', '\u202e'],
];

test.each(hostile)('%s are read in linear time', (_, piece) => {
  // The longest text that is read, twenty times: in quadratic time the test's own time is over.
  const text = piece.repeat(100_000 / piece.length);
  expect(Array.from({ length: 20 }, () => htmlText(text))).toHaveLength(20);
});

test.each(hostile)('200 kB of %s are read to the hundredth kB, and what is shown is short', (_, piece) => {
  const text = piece.repeat(200_000 / piece.length);
  expect(htmlText(text)?.length ?? 0).toBeLessThanOrEqual(20_000);
  expect(shownProse(text)?.length ?? 0).toBeLessThanOrEqual(20_000);
  expect(htmlText(`<!--${'x'.repeat(120_000)}-->words`)).toBeUndefined();
  expect(shownProse(`${' '.repeat(120_000)}words`)).toBeUndefined();
});
