import { expect, it } from 'vitest';
import { createSearchIndex, titlesOf } from './SearchIndex.ts';

const titles = [
  { id: 'b', popularity: 0.5, isAdult: false, names: [['half', 'life']] },
  { id: 'c', popularity: 1, isAdult: true, names: [['portal'], ['ポ', 'タ']] },
  { id: 'a', popularity: 0.5, isAdult: false, names: [['life', 'is', 'strange'], []] },
];

it('numbers titles by popularity, then id, and returns them unchanged', () => {
  const index = createSearchIndex(titles);
  expect(index.ids).toEqual(['c', 'a', 'b']);
  expect([...titlesOf(index)]).toEqual([titles[1], titles[2], titles[0]]);
});

it('lists the names of each word in their order', () => {
  const { vocabulary, postings, postingStarts, titleOfName } = createSearchIndex(titles);
  const life = vocabulary.indexOf('life');
  const names = postings.slice(postingStarts[life], postingStarts[life + 1]);
  expect([...names].map((name) => titleOfName[name])).toEqual([1, 2]);
});
