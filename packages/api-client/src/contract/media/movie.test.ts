import { expect, test } from 'vitest';
import { catalogues } from './index.ts';
import { movie } from './movie.ts';

const view = (item: unknown) => movie.present(movie.item.parse(item));

test('present returns a view with all fields of the item', () => {
  const godfather = {
    id: 'm2',
    slug: 'the-godfather',
    title: 'The Godfather',
    poster_image: 'https://cdn.example.org/godfather.jpg',
    released: '1972-03-14',
    runtime: 175,
    certification: 'R',
    genres: ['Drama', 'Crime'],
  };
  expect(view(godfather)).toEqual({
    id: 'm2',
    slug: 'the-godfather',
    title: 'The Godfather',
    imageUrl: 'https://cdn.example.org/godfather.jpg',
    year: 1972,
    genres: ['Drama', 'Crime'],
    averageRating: null,
    facts: [
      { label: 'Release Date', value: '14/03/1972' },
      { label: 'Duration', value: '175 min' },
      { label: 'Rating', value: 'R' },
    ],
    description: 'No description available.',
  });
});

test('every fact is N/A for an item without data', () => {
  const { facts, title, imageUrl, slug, year } = view({ id: 7, runtime: null, genres: 'Drama' });
  expect(facts.map(({ value }) => value)).toEqual(['N/A', 'N/A', 'N/A']);
  expect({ title, imageUrl, slug, year }).toEqual({
    title: 'Untitled',
    imageUrl: null,
    slug: null,
    year: null,
  });
});

test('movies have no catalogue', () => {
  expect(catalogues).not.toHaveProperty('movie');
});

test('removing a movie is an endpoint outside the spec', () => {
  expect(movie.removeTitle.isExtension).toBe(true);
  expect(movie.listTrackedTitles).not.toHaveProperty('isExtension');
});
