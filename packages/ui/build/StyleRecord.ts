import type { Part } from '../src/theme/compiled/css.ts';

/** What Stitches made of one call at build time. */
export type StyleRecord =
  | { kind: 'look'; parts: Part[] }
  | { kind: 'keyframes'; name: string }
  | { kind: 'global'; text: string };
