import { describe, expect, it } from 'vitest';
import { createDice } from './createDice.ts';
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
  it.each(genres)('knows the genre %s', (genre) => {
    expect(families.filter((family) => family.genres.test(genre))).toHaveLength(1);
  });

  it('lets the most telling genre speak, and now and then the second', () => {
    const dice = createDice(1);
    const drawn = Array.from({ length: 1000 }, () => familyOf(['Drama', 'Horror'], dice));
    const horror = drawn.filter((family) => family.genres.test('Horror')).length;
    expect(horror).toBeGreaterThan(650);
    expect(horror).toBeLessThan(750);
    expect(drawn.every((family) => family.genres.test('Horror') || family.genres.test('Drama'))).toBe(true);
  });

  it('finds a family for a title without a known genre', () => {
    const dice = createDice(2);
    const drawn = new Set(Array.from({ length: 500 }, () => familyOf(['Unheard of'], dice)));
    expect(drawn.size).toBe(families.length);
  });

  it('gives every family more than one motif', () => {
    for (const family of families) expect(new Set(family.motifs).size).toBeGreaterThan(1);
  });
});
