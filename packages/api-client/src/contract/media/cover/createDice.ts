/** A throw of a die: a whole number from 0 to `sides` − 1. */
export type Dice = (sides: number) => number;

/**
 * Dice whose throws follow from the seed alone, so that a title always gets the same cover.
 * The added constant is one of those under which neighbours in the top lists seldom share jewel or motif.
 */
export function createDice(seed: number): Dice {
  let state = seed;
  return (sides) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x0a3f3199;
    return (state >>> 9) % sides;
  };
}
