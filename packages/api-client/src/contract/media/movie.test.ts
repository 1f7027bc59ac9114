import { expect, test } from 'vitest';
import { catalogues } from './index.ts';
import { movie } from './movie.ts';

const view = (item: unknown) => movie.present(movie.item.parse(item));

test('a movie is shown with what is known of it', () => {
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

test('a movie of which nothing is known says N/A', () => {
  const { facts, title, imageUrl, slug, year } = view({ id: 7, runtime: null, genres: 'Drama' });
  expect(facts.map(({ value }) => value)).toEqual(['N/A', 'N/A', 'N/A']);
  expect({ title, imageUrl, slug, year }).toEqual({
    title: 'Untitled',
    imageUrl: null,
    slug: null,
    year: null,
  });
});

test('movies are tracked, and have no screens yet', () => {
  expect(Object.keys(catalogues)).toEqual(['game', 'anime']);
});

test('removing a movie is a call that another host may not have', () => {
  expect(movie.removeEndpoint.extra).toBe(true);
  expect(movie.listEndpoint).not.toHaveProperty('extra');
});
