/**
 * For `test.use`: no reduced motion. By default `npm test` emulates reduced motion, which takes less processor time, and
 * `pnpm test:all` does not.
 */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Both values of `prefers-reduced-motion`. */
export const motionPreferences = [
  { name: 'with motion', reducedMotion: 'no-preference' },
  { name: 'with less motion', reducedMotion: 'reduce' },
] as const;
