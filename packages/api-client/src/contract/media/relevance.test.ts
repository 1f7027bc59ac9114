import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byRelevance, relevance } from './relevance.ts';

describe('how well a name answers a query', () => {
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
  ])('%i: %s for %j', (score, name, query) => {
    expect(relevance(name, query)).toBe(score);
  });

  // @control:SEC-18
  test('a query is text and never a pattern', () => {
    expect(relevance('Portal', '.*')).toBe(20);
    expect(relevance('C++ (Advanced)', 'C++(')).toBe(80);
    for (const query of ['[', '(', '%', '_', '\\', 'a'.repeat(10_000)])
      expect(relevance('Portal', query)).toBe(20);
  });

  test('a name answers itself best, and its opening next', () => {
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

describe('the order of search results', () => {
  const order = (query: string, titles: readonly string[]) =>
    titles
      .map((title) => ({ title }))
      .sort(byRelevance(query))
      .map(({ title }) => title);

  test('falls with relevance', () => {
    const titles = ['Portal', 'Gonzelda', 'The Legend of Zelda', 'Zelda II', 'Zelda'];
    expect(order('zelda', titles)).toEqual([...titles].reverse());
  });

  test('is by name where relevance is the same', () => {
    expect(order('zelda', ['Zelda II', 'zelda 1', 'Zélda A', 'Zelda'])).toEqual([
      'Zelda',
      'zelda 1',
      'Zélda A',
      'Zelda II',
    ]);
  });

  test('does not depend on the order in which titles came', () => {
    const titles = ['Zelda', 'Zelda II', 'Zelda III', 'A Zelda', 'Gonzelda', 'Portal', 'Doom'];
    fc.assert(
      fc.property(fc.shuffledSubarray(titles, { minLength: titles.length }), (shuffled) => {
        expect(order('zelda', shuffled)).toEqual(order('zelda', titles));
      }),
    );
  });
});
