import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '../seededRandom.ts';
import { families, familyOf } from './families.ts';

const genres = [
  ...[
    'Action',
    'Adventure',
    'RPG',
    'Shooter',
    'Indie',
    'Platformer',
    'Strategy',
    'Puzzle',
    'Simulation',
    'Fighting',
  ],
  ...[
    'Racing',
    'Card',
    'Massively Multiplayer',
    'Arcade',
    'Sports',
    'Drama',
    'Fantasy',
    'Comedy',
    'Sci-Fi',
    'Romance',
  ],
  ...[
    'Supernatural',
    'Suspense',
    'Mystery',
    'Horror',
    'Avant Garde',
    'Slice of Life',
    'Gourmet',
    'Ecchi',
    'Thriller',
  ],
  ...['Crime', 'Science Fiction', 'War', 'Family', 'History', 'Animation', 'Music', 'Western'],
];

describe('familyOf', () => {
  it.each(genres)('has exactly one family with the genre %s', (genre) => {
    expect(families.filter((family) => family.genres.test(genre))).toHaveLength(1);
  });

  it('returns the family of the most specific genre, in 30 % of cases of the second', () => {
    const random = createSeededRandom(1);
    const results = Array.from({ length: 1000 }, () => familyOf(['Drama', 'Horror'], random));
    const horror = results.filter((family) => family.genres.test('Horror')).length;
    expect(horror).toBeGreaterThan(650);
    expect(horror).toBeLessThan(750);
    expect(results.every((family) => family.genres.test('Horror') || family.genres.test('Drama'))).toBe(true);
  });

  it('returns any family for a title without a known genre', () => {
    const random = createSeededRandom(2);
    const results = new Set(Array.from({ length: 500 }, () => familyOf(['Unheard of'], random)));
    expect(results.size).toBe(families.length);
  });

  it('every family has more than one motif', () => {
    for (const family of families) expect(new Set(family.motifs).size).toBeGreaterThan(1);
  });
});
