import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longText } from '../testing/longText.ts';
import { hasKanaOrKanji, normaliseForSearch } from './normaliseForSearch.ts';

test.each([
  ['The Witcher 3: Wild Hunt', 'the witcher 3 wild hunt'],
  ['Pokémon', 'pokemon'],
  ['POKÉMON', 'pokemon'],
  ['Poke\u0301mon', 'pokemon'],
  ['Ｆａｔｅ／Ｚｅｒｏ', 'fate zero'],
  ['  --  Steins;Gate  -- ', 'steins gate'],
  ['NieR:Automata™', 'nier automatatm'],
  ['½ Prince', '1 2 prince'],
  ['İstanbul', 'istanbul'],
  ['進撃の巨人', '進 撃 の 巨 人'],
  ['ガンダム', 'ガ ン ダ ム'],
  ['ｶﾞﾝﾀﾞﾑ', 'ガ ン ダ ム'],
  ['カ\u3099ンダム', 'ガ ン ダ ム'],
  ['フリーレン', 'フ リ ー レ ン'],
  ['aーb', 'a ー b'],
  ['新世紀エヴァ2', '新 世 紀 エ ヴ ァ 2'],
  ['기생수', '기생수'],
  ['!?…', ''],
  ['', ''],
])('%s is normalised to %j', (text, expected) => {
  expect(normaliseForSearch(text)).toBe(expected);
});

test('normalising is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(normaliseForSearch(normaliseForSearch(text))).toBe(normaliseForSearch(text));
    }),
  );
});

test('the result has only letters and digits, separated by single spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) =>
      /^([\p{L}\p{N}]+( [\p{L}\p{N}]+)*)?$/u.test(normaliseForSearch(text)),
    ),
  );
});

test.each([' ', '\u0301', 'の', '-', 'a\u0301'])(
  'a long repetition of %j is normalised in linear time',
  (piece) => {
    expect(normaliseForSearch(longText(piece))).toBeTypeOf('string');
  },
);

test.each([
  ['進撃', true],
  ['naruto ナ', true],
  ['ー', true],
  ['pokemon', false],
  ['기생수', false],
  ['', false],
])('hasKanaOrKanji of %j is %s', (text, expected) => {
  expect(hasKanaOrKanji(text)).toBe(expected);
});
