import type { Part } from '../src/theme/compiled/css.ts';

/** The result of one style call, recorded from Stitches at build time. */
export type StyleRecord =
  | { kind: 'style'; parts: Part[] }
  | { kind: 'keyframes'; name: string }
  | { kind: 'global'; text: string };
