import { expect, test } from 'vitest';
import { longText } from '../testing/longText.ts';
import { plainText } from './plainText.ts';

test('paragraphs and breaks become lines, other tags nothing', () => {
  expect(plainText('<p>Rockstar <b>went</b> bigger.<br />\nSix cars.</p><p class="x">Two planes.</p>')).toBe(
    'Rockstar went bigger.\n\nSix cars.\nTwo planes.',
  );
});

test('entities become their characters, once', () => {
  expect(plainText('Ratchet &amp; Clank &lt;3 &quot;it&#39;s&quot;&nbsp;fun')).toBe(
    'Ratchet & Clank <3 "it\'s" fun',
  );
  expect(plainText('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;');
});

test('words without markup stay as they are', () => {
  expect(plainText('5 < 7 and 9 > 8 & so on')).toBe('5 < 7 and 9 > 8 & so on');
});

// @control:SEC-17
test('control, direction and zero-width characters are left out, line ends and letters of every script stay', () => {
  expect(plainText('a\u0000b\u202ec\u2066d\u200be\ufefff\u00adg\u001b[1m\r\nh\ti')).toBe('abcdefg[1m\nh\ti');
  expect(plainText('葬送のフリーレン é ñ пример 🎮')).toBe('葬送のフリーレン é ñ пример 🎮');
});

// @control:SEC-17
test.each(['\u202e', '<', '<a', '<br', '<p>', '</p', '&', '&amp', '<<a>>'])(
  'a text of %j over and over is read in linear time',
  (piece) => {
    expect(plainText(longText(piece))).toBeTypeOf('string');
  },
);
