import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byRelevance, relevance } from './relevance.ts';

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
