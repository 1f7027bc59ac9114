import { expect, test } from 'vitest';
import { longText } from '../testing/longText.ts';
import { htmlToText } from './htmlToText.ts';

test('paragraphs and line breaks become newlines, other tags are removed', () => {
  expect(htmlToText('<p>Rockstar <b>went</b> bigger.<br />\nSix cars.</p><p class="x">Two planes.</p>')).toBe(
    'Rockstar went bigger.\n\nSix cars.\nTwo planes.',
  );
});

test('entities are decoded once', () => {
  expect(htmlToText('Ratchet &amp; Clank &lt;3 &quot;it&#39;s&quot;&nbsp;fun')).toBe(
    'Ratchet & Clank <3 "it\'s" fun',
  );
  expect(htmlToText('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;');
});

test('text without markup is unchanged', () => {
  expect(htmlToText('5 < 7 and 9 > 8 & so on')).toBe('5 < 7 and 9 > 8 & so on');
});

// @control:SEC-17
test('removes control, bidirectional and zero-width characters, and keeps newlines and letters of every script', () => {
  expect(htmlToText('a\u0000b\u202ec\u2066d\u200be\ufefff\u00adg\u001b[1m\r\nh\ti')).toBe('abcdefg[1m\nh\ti');
  expect(htmlToText('葬送のフリーレン é ñ пример 🎮')).toBe('葬送のフリーレン é ñ пример 🎮');
});

// @control:SEC-17
test.each(['\u202e', '<', '<a', '<br', '<p>', '</p', '&', '&amp', '<<a>>'])(
  'processes a long repetition of %j in linear time',
  (piece) => {
    expect(htmlToText(longText(piece))).toBeTypeOf('string');
  },
);
