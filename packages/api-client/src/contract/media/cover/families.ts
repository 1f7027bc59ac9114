import type { Dice } from './createDice.ts';
import { type Face, hushed, loud, quiet } from './faces.ts';
import { chevrons, rays, scope, shards } from './motifs/action.ts';
import { compass, dunes, peaks, stars } from './motifs/adventure.ts';
import { deco } from './motifs/chronicle.ts';
import { horizon, orbit } from './motifs/cosmos.ts';
import { eclipse, eye, labyrinth } from './motifs/dark.ts';
import { arcana, blade, crescent, gate, vortex } from './motifs/fantasy.ts';
import { guilloche, petal, ripples, silk } from './motifs/heart.ts';
import { hills, lanterns, sprig } from './motifs/life.ts';
import { cards, facet, hexes, pinwheel, steps, tiles } from './motifs/play.ts';
import { type Motif, pick } from './pen.ts';

export interface Family {
  /** Matches the names of its genres, by their beginnings. */
  genres: RegExp;
  face: Face;
  motifs: readonly Motif[];
}

const family = (genres: RegExp, face: Face, ...motifs: Motif[]): Family => ({ genres, face, motifs });

/** The families of motifs, the most telling genres first: of two genres the one that stands earlier speaks. */
export const families: readonly Family[] = [
  family(/^(card|puzzle|board)/i, loud, cards, facet, hexes),
  family(/^platform/i, loud, steps, hills, pinwheel),
  family(/^music/i, loud, guilloche, silk, pinwheel),
  family(/^(racing|sport|fight|arcade)/i, loud, chevrons, rays, pinwheel),
  family(/^shoot/i, loud, scope, chevrons, shards),
  family(/^strat/i, loud, hexes, compass),
  family(/^(horror|super|myst|suspense|thrill)/i, hushed, eclipse, eye, labyrinth, vortex),
  family(/^west/i, quiet, dunes, deco),
  family(/^(war|hist)/i, quiet, blade, deco),
  family(/^crime/i, quiet, deco, labyrinth, eye),
  family(/^(slice|simul|gourm)/i, quiet, hills, sprig, lanterns),
  family(/^sci/i, loud, orbit, horizon, stars),
  family(/^(roman|ecchi)/i, quiet, petal, guilloche, lanterns, crescent),
  family(/^(fantasy|rpg|role|massive)/i, quiet, arcana, gate, blade, crescent, stars),
  family(/^advent/i, quiet, peaks, dunes, compass, ripples),
  family(/^(comedy|indie|family|anim|casual)/i, loud, tiles, pinwheel, facet),
  family(/^(drama|avant)/i, quiet, silk, ripples, guilloche, petal, sprig, lanterns),
  family(/^action/i, loud, rays, shards, vortex),
];

/** The family of a title: of its most telling genre, of the second in 3 of 10; any family when no genre is known. */
export function familyOf(genres: readonly string[], roll: Dice): Family {
  const known = families.filter((one) => genres.some((genre) => one.genres.test(genre)));
  return known.length > 0 ? pick(known, roll(10) < 3 ? 1 : 0) : pick(families, roll(families.length));
}
