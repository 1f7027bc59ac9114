import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longText } from '../../testing/longText.ts';
import { byRelevance, hasKanaOrKanji, normaliseForSearch, relevance } from './search.ts';

describe('relevance', () => {
  test.each([
    [100, 'Zelda', 'zelda'],
    [100, 'Pokémon', 'pokemon'],
    [100, 'Steins;Gate', 'steins gate'],
    [80, 'Zelda II', 'zelda'],
    [80, 'Zeldas', 'zelda'],
    [60, 'The Legend of Zelda', 'zelda'],
    [60, 'Steins;Gate', 'gate'],
    [60, '進撃の巨人', '巨人'],
    [40, 'Gonzelda', 'zelda'],
    [20, 'Portal', 'zelda'],
    [20, 'Portal', ''],
    [20, 'Portal', '!?'],
    [20, '', 'zelda'],
  ])('is %i for the name %s and the query %j', (score, name, query) => {
    expect(relevance(name, query)).toBe(score);
  });

  // @control:SEC-18
  test('a query is not interpreted as a pattern', () => {
    expect(relevance('Portal', '.*')).toBe(20);
    expect(relevance('C++ (Advanced)', 'C++(')).toBe(80);
    for (const query of ['[', '(', '%', '_', '\\', 'a'.repeat(10_000)])
      expect(relevance('Portal', query)).toBe(20);
  });

  test('a full match ranks above a prefix, and a prefix above a word', () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 6 }), (words) => {
        const name = words.join(' ');
        expect(relevance(name, name)).toBe(100);
        expect(relevance(name, words[0] ?? '')).toBe(80);
        expect(relevance(name, words.at(-1) ?? '')).toBeGreaterThanOrEqual(60);
      }),
    );
  });
});

describe('byRelevance', () => {
  const order = (query: string, titles: readonly string[]) =>
    titles
      .map((title) => ({ title }))
      .sort(byRelevance(query))
      .map(({ title }) => title);

  test('sorts by descending relevance', () => {
    const titles = ['Portal', 'Gonzelda', 'The Legend of Zelda', 'Zelda II', 'Zelda'];
    expect(order('zelda', titles)).toEqual([...titles].reverse());
  });

  test('sorts by name when the relevance is equal', () => {
    expect(order('zelda', ['Zelda II', 'zelda 1', 'Zélda A', 'Zelda'])).toEqual([
      'Zelda',
      'zelda 1',
      'Zélda A',
      'Zelda II',
    ]);
  });

  test('does not depend on the order of the input', () => {
    const titles = ['Zelda', 'Zelda II', 'Zelda III', 'A Zelda', 'Gonzelda', 'Portal', 'Doom'];
    fc.assert(
      fc.property(fc.shuffledSubarray(titles, { minLength: titles.length }), (shuffled) => {
        expect(order('zelda', shuffled)).toEqual(order('zelda', titles));
      }),
    );
  });
});

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
