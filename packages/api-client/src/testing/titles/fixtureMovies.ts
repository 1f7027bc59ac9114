import type { Movie } from '../../contract/index.ts';

type Row = readonly [
  slug: string,
  title: string,
  released: string,
  runtime: number,
  certification: string,
  genres: string,
  director: string,
  country: string,
];

// biome-ignore format: one line per title, so that the table is readable.
const rows: readonly Row[] = [
  ['the-shawshank-redemption', 'The Shawshank Redemption', '1994-09-23', 142, 'R', 'Drama, Crime', 'Frank Darabont', 'United States'],
  ['the-godfather', 'The Godfather', '1972-03-14', 175, 'R', 'Drama, Crime', 'Francis Ford Coppola', 'United States'],
  ['the-dark-knight', 'The Dark Knight', '2008-07-16', 152, 'PG-13', 'Drama, Action, Crime, Thriller', 'Christopher Nolan', 'United States, United Kingdom'],
  ['schindlers-list', "Schindler's List", '1993-12-15', 195, 'R', 'Drama, History, War', 'Steven Spielberg', 'United States'],
  ['the-godfather-part-ii', 'The Godfather Part II', '1974-12-20', 202, 'R', 'Drama, Crime', 'Francis Ford Coppola', 'United States'],
  ['12-angry-men', '12 Angry Men', '1957-04-10', 97, 'NR', 'Drama', 'Sidney Lumet', 'United States'],
  ['pulp-fiction', 'Pulp Fiction', '1994-09-10', 154, 'R', 'Thriller, Crime', 'Quentin Tarantino', 'United States'],
  ['the-lord-of-the-rings-the-fellowship-of-the-ring', 'The Lord of the Rings: The Fellowship of the Ring', '2001-12-18', 179, 'PG-13', 'Adventure, Fantasy, Action', 'Peter Jackson', 'New Zealand, United States'],
  ['the-lord-of-the-rings-the-return-of-the-king', 'The Lord of the Rings: The Return of the King', '2003-12-17', 201, 'PG-13', 'Adventure, Fantasy, Action', 'Peter Jackson', 'New Zealand, United States'],
  ['the-good-the-bad-and-the-ugly', 'The Good, the Bad and the Ugly', '1966-12-22', 161, 'R', 'Western', 'Sergio Leone', 'Italy, Spain'],
  ['forrest-gump', 'Forrest Gump', '1994-06-23', 142, 'PG-13', 'Comedy, Drama, Romance', 'Robert Zemeckis', 'United States'],
  ['fight-club', 'Fight Club', '1999-10-15', 139, 'R', 'Drama', 'David Fincher', 'United States'],
  ['inception', 'Inception', '2010-07-15', 148, 'PG-13', 'Action, Science Fiction, Adventure', 'Christopher Nolan', 'United States, United Kingdom'],
  ['star-wars', 'Star Wars', '1977-05-25', 121, 'PG', 'Adventure, Action, Science Fiction', 'George Lucas', 'United States'],
  ['the-empire-strikes-back', 'The Empire Strikes Back', '1980-05-20', 124, 'PG', 'Adventure, Action, Science Fiction', 'Irvin Kershner', 'United States'],
  ['the-matrix', 'The Matrix', '1999-03-31', 136, 'R', 'Action, Science Fiction', 'Lana Wachowski, Lilly Wachowski', 'United States, Australia'],
  ['goodfellas', 'GoodFellas', '1990-09-12', 145, 'R', 'Drama, Crime', 'Martin Scorsese', 'United States'],
  ['one-flew-over-the-cuckoos-nest', "One Flew Over the Cuckoo's Nest", '1975-11-19', 133, 'R', 'Drama', 'Miloš Forman', 'United States'],
  ['parasite', 'Parasite', '2019-05-30', 132, 'R', 'Comedy, Thriller, Drama', 'Bong Joon-ho', 'South Korea'],
  ['seven-samurai', 'Seven Samurai', '1954-04-26', 207, 'NR', 'Action, Drama', 'Akira Kurosawa', 'Japan'],
  ['se7en', 'Se7en', '1995-09-22', 127, 'R', 'Crime, Mystery, Thriller', 'David Fincher', 'United States'],
  ['interstellar', 'Interstellar', '2014-11-05', 169, 'PG-13', 'Adventure, Drama, Science Fiction', 'Christopher Nolan', 'United States, United Kingdom'],
  ['the-silence-of-the-lambs', 'The Silence of the Lambs', '1991-02-14', 118, 'R', 'Crime, Drama, Thriller', 'Jonathan Demme', 'United States'],
  ['saving-private-ryan', 'Saving Private Ryan', '1998-07-24', 169, 'R', 'Drama, History, War', 'Steven Spielberg', 'United States'],
];

const descriptions: Readonly<Record<string, string>> = {
  'the-godfather':
    'Vito Corleone runs one of the five crime families of New York, and his youngest son wants no part in it. After an attempt on the life of his father Michael comes home from the war to the business that he meant to avoid, and turns out to be better at it than his brothers.',
};

/** 24 movies of the built-in catalogue, by rank; without images, so that the generated covers are shown. */
export const fixtureMovies: readonly Movie[] = rows.map(
  ([slug, title, released, runtime, certification, genres, director, country], index) => ({
    id: `movie-${index + 1}`,
    slug,
    title,
    poster_image: null,
    released,
    runtime,
    certification,
    genres: genres.split(', '),
    director,
    country,
    description: descriptions[slug] ?? null,
    type: 'movie',
  }),
);
