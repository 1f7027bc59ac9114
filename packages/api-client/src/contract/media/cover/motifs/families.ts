import type { RandomInteger } from '../seededRandom.ts';
import { type Motif, pick } from '../svgShapes.ts';
import { boldSerif, sansCapitals, serifCapitals, type Typeface } from '../typeset.ts';
import { chevrons, eclipse, eye, labyrinth, rays, scope, shards } from './conflict.ts';
import { arcana, blade, crescent, gate, vortex } from './fantasy.ts';
import { cards, deco, facet, hexes, pinwheel, steps, tiles } from './geometry.ts';
import { compass, dunes, horizon, orbit, peaks, stars } from './landscapes.ts';
import { guilloche, hills, lanterns, petal, ripples, silk, sprig } from './life.ts';

export interface MotifFamily {
  /** Matches the start of its genres' names. */
  genres: RegExp;
  typeface: Typeface;
  motifs: readonly Motif[];
}

const family = (genres: RegExp, typeface: Typeface, ...motifs: Motif[]): MotifFamily => ({
  genres,
  typeface,
  motifs,
});

/** The families of motifs, the most specific genres first: of two genres the first in this list has precedence. */
export const families: readonly MotifFamily[] = [
  family(/^(card|puzzle|board)/i, sansCapitals, cards, facet, hexes),
  family(/^platform/i, sansCapitals, steps, hills, pinwheel),
  family(/^music/i, sansCapitals, guilloche, silk, pinwheel),
  family(/^(racing|sport|fight|arcade)/i, sansCapitals, chevrons, rays, pinwheel),
  family(/^shoot/i, sansCapitals, scope, chevrons, shards),
  family(/^strat/i, sansCapitals, hexes, compass),
  family(/^(horror|super|myst|suspense|thrill)/i, serifCapitals, eclipse, eye, labyrinth, vortex),
  family(/^west/i, boldSerif, dunes, deco),
  family(/^(war|hist)/i, boldSerif, blade, deco),
  family(/^crime/i, boldSerif, deco, labyrinth, eye),
  family(/^(slice|simul|gourm)/i, boldSerif, hills, sprig, lanterns),
  family(/^sci/i, sansCapitals, orbit, horizon, stars),
  family(/^(roman|ecchi)/i, boldSerif, petal, guilloche, lanterns, crescent),
  family(/^(fantasy|rpg|role|massive)/i, boldSerif, arcana, gate, blade, crescent, stars),
  family(/^advent/i, boldSerif, peaks, dunes, compass, ripples),
  family(/^(comedy|indie|family|anim|casual)/i, sansCapitals, tiles, pinwheel, facet),
  family(/^(drama|avant)/i, boldSerif, silk, ripples, guilloche, petal, sprig, lanterns),
  family(/^action/i, sansCapitals, rays, shards, vortex),
];

/** The family of a title's most specific genre, in 30 % of cases of the second; any family when no genre is known. */
export function familyOf(genres: readonly string[], random: RandomInteger): MotifFamily {
  const matches = families.filter((candidate) => genres.some((genre) => candidate.genres.test(genre)));
  return matches.length > 0 ? pick(matches, random(10) < 3 ? 1 : 0) : pick(families, random(families.length));
}
