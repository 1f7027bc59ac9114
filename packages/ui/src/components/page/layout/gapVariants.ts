import type { tokens } from '../../../theme/tokens.ts';

/** A step of the spacing scale, in units of 4 px. */
export type Space = 0 | keyof typeof tokens.space;

/** @internal The variants of a `gap` prop. */
export const gapVariants = {
  0: { gap: 0 },
  1: { gap: '$1' },
  2: { gap: '$2' },
  3: { gap: '$3' },
  4: { gap: '$4' },
  5: { gap: '$5' },
  6: { gap: '$6' },
  8: { gap: '$8' },
  10: { gap: '$10' },
  11: { gap: '$11' },
  12: { gap: '$12' },
  14: { gap: '$14' },
  16: { gap: '$16' },
} as const;
