import { expect, test } from 'vitest';
import { movie, movieCatalogue } from './movie.ts';

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
    director: 'Francis Ford Coppola',
    country: 'United States',
    description: 'A family in New York.',
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
    description: 'A family in New York.',
  });
});

test('every fact is N/A for an item without data', () => {
  const { facts, description, title, imageUrl, slug, year } = view({ id: 7, runtime: null, genres: 'Drama' });
  expect(facts.map(({ value }) => value)).toEqual(['N/A', 'N/A', 'N/A']);
  expect(description).toBe('No description available.');
  expect({ title, imageUrl, slug, year }).toEqual({
    title: 'Untitled',
    imageUrl: null,
    slug: null,
    year: null,
  });
});

test('a movie without a release date shows its year', () => {
  const { facts, year } = view({ id: 7, title: 'Metropolis', release_year: 1927 });
  expect([facts[0], year]).toEqual([{ label: 'Release Date', value: '1927' }, 1927]);
});

test('every call of the catalogue is an endpoint outside the spec', () => {
  const { listTopTitles, refreshTopTitles, searchTitles, getTitleDetails, getTitleRating } = movieCatalogue;
  for (const call of [listTopTitles, refreshTopTitles, searchTitles, getTitleDetails, getTitleRating])
    expect(call.isExtension).toBe(true);
});

test('removing a movie is an endpoint outside the spec', () => {
  expect(movie.removeTitle.isExtension).toBe(true);
  expect(movie.listTrackedTitles).not.toHaveProperty('isExtension');
});
