import type { CoverSubject } from './drawCover.ts';

/** Titles of various media types and lengths, for tests. */
export const coverSample: readonly CoverSubject[] = [
  { title: 'The Legend of Zelda: Breath of the Wild', year: 2017, genres: ['Action', 'Adventure'] },
  { title: 'The Witcher 3: Wild Hunt', year: 2015, genres: ['Action', 'RPG'] },
  { title: 'Red Dead Redemption 2', year: 2018, genres: ['Action', 'Adventure'] },
  { title: 'Elden Ring', year: 2022, genres: ['Action', 'RPG'] },
  { title: 'Portal 2', year: 2011, genres: ['Shooter', 'Puzzle'] },
  { title: 'Super Mario Odyssey', year: 2017, genres: ['Platformer'] },
  { title: 'Tetris (Game Boy)', year: 1989, genres: ['Puzzle'] },
  { title: 'Half-Life 2', year: 2004, genres: ['Action', 'Shooter'] },
  { title: 'Animal Crossing: New Horizons', year: 2020, genres: ['Simulation'] },
  { title: 'Rocket League', year: 2015, genres: ['Racing', 'Sports', 'Indie'] },
  { title: 'Balatro', year: 2024, genres: ['Card', 'Strategy', 'Indie'] },
  {
    title: 'Fullmetal Alchemist: Brotherhood',
    year: 2009,
    genres: ['Action', 'Adventure', 'Drama', 'Fantasy'],
  },
  { title: "Frieren: Beyond Journey's End", year: 2023, genres: ['Adventure', 'Drama', 'Fantasy'] },
  { title: 'Steins;Gate', year: 2011, genres: ['Drama', 'Sci-Fi', 'Suspense'] },
  { title: 'Hunter x Hunter (2011)', year: 2011, genres: ['Action', 'Adventure', 'Fantasy'] },
  { title: 'That Time I Got Reincarnated as a Slime', year: 2018, genres: ['Action', 'Comedy', 'Fantasy'] },
  { title: 'Puella Magi Madoka Magica', year: 2011, genres: ['Drama', 'Fantasy', 'Suspense'] },
  { title: 'Haikyu!!', year: 2014, genres: ['Sports'] },
  { title: 'Mushi-Shi', year: 2005, genres: ['Adventure', 'Mystery', 'Slice of Life', 'Supernatural'] },
  { title: 'The Shawshank Redemption', year: 1994, genres: ['Drama', 'Crime'] },
  { title: 'The Good, the Bad and the Ugly', year: 1966, genres: ['Western'] },
  { title: 'Casablanca', year: 1942, genres: ['Drama', 'Romance'] },
  { title: 'Gone with the Wind', year: 1939, genres: ['Drama', 'War', 'Romance'] },
  {
    title: 'Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb',
    year: 1964,
    genres: ['Comedy', 'War'],
  },
];
