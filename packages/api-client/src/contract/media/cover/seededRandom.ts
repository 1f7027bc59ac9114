/** Returns a pseudorandom whole number from 0 to `count` − 1. */
export type RandomInteger = (count: number) => number;

/**
 * A pseudorandom number generator that depends only on the seed, so that a title always gets the same cover.
 * With the added constant, neighbours in the top lists seldom have the same palette or motif.
 */
export function createSeededRandom(seed: number): RandomInteger {
  let state = seed;
  return (count) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x0a3f3199;
    return (state >>> 9) % count;
  };
}

/** A signed 32-bit hash of a text: FNV-1a over its code points. */
export function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (const character of text) bits = Math.imul(bits ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return bits;
}
