/**
 * For `test.use`: a visitor who does not ask for less motion. Elsewhere the visitor of `npm test` asks for it, which takes
 * less processor time, and the one of `pnpm test:all` does not.
 */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Both kinds of visitor. */
export const motions = [
  { name: 'with motion', reducedMotion: 'no-preference' },
  { name: 'with less motion', reducedMotion: 'reduce' },
] as const;
