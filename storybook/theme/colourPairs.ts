import { tokens } from '@gildshelf/ui';
import { contrast } from './contrast.ts';

type ColourName = keyof typeof tokens.colors;

/** A colour and what it stands on, the lowest layer first. */
export interface ColourPair {
  readonly colour: ColourName;
  readonly on: readonly ColourName[];
}

/** What is read: 4.5 to 1 at least (WCAG 2.2 AA, 1.4.3). */
export const readPairs: readonly ColourPair[] = [
  { colour: 'text', on: ['page'] },
  { colour: 'text', on: ['surfaceHigh'] },
  { colour: 'textSecondary', on: ['page'] },
  { colour: 'textSecondary', on: ['cardFill'] },
  { colour: 'textSecondary', on: ['surfaceHigh'] },
  { colour: 'textTertiary', on: ['page'] },
  { colour: 'textTertiary', on: ['surfaceHigh'] },
  { colour: 'champagne', on: ['page'] },
  { colour: 'champagne', on: ['surfaceHigh', 'wash'] },
  { colour: 'onGold', on: ['page', 'gold', 'goldLeaf'] },
  { colour: 'danger', on: ['surface', 'dangerWash'] },
  { colour: 'onDanger', on: ['danger'] },
  { colour: 'success', on: ['surface', 'successWash'] },
  { colour: 'onSuccess', on: ['success'] },
  { colour: 'info', on: ['surface', 'infoWash'] },
  { colour: 'onInfo', on: ['info'] },
];

/** What is only seen, as edges and stars: 3 to 1 at least (WCAG 2.2 AA, 1.4.11). */
export const seenPairs: readonly ColourPair[] = [
  { colour: 'border', on: ['page'] },
  { colour: 'border', on: ['well'] },
  { colour: 'border', on: ['cardFill'] },
  { colour: 'border', on: ['surfaceHigh'] },
  { colour: 'starEmpty', on: ['cardFill'] },
  { colour: 'goldPure', on: ['page'] },
  { colour: 'goldPure', on: ['surfaceHigh'] },
];

/** The contrast of a pair; of a gradient, that of its worst stop. */
export function pairContrast({ colour, on }: ColourPair): number {
  return contrast(
    tokens.colors[colour],
    on.map((name) => tokens.colors[name]),
  );
}
