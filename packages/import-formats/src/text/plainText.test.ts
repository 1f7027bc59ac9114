import { expect, test } from 'vitest';
import { plainTextOf } from './plainText.ts';

test.each([
  { html: 'The stairs.\r\n\r\n<i>Every</i> staircase', text: 'The stairs.\n\nEvery staircase' },
  { html: 'One<br>two<br />three', text: 'One\ntwo\nthree' },
  { html: '<p>One</p><p>two</p>', text: 'One\n\ntwo' },
  {
    html: '<a href="https://example.org/">A link</a> &amp; a &lt;b&gt; &#39;x&#39; &#x2726;',
    text: "A link & a <b> 'x' ✦",
  },
  { html: '1 < 2 and <3, &unknown; &#0;', text: '1 < 2 and <3, &unknown; &#0;' },
])('plainTextOf returns the text of $html', ({ html, text }) => {
  expect(plainTextOf(html)).toBe(text);
});
