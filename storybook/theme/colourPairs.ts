import { themes } from '@gildshelf/ui';
import { contrast } from './contrast.ts';

type ThemeName = keyof typeof themes;
type ColourName = keyof (typeof themes.dark)['colors'] | keyof (typeof themes.dark)['details'];

/** A colour and the layers below it, the lowest first. */
export interface ColourPair {
  readonly colour: ColourName;
  readonly layers: readonly ColourName[];
}

/** Pairs for text: a contrast of at least 4.5:1 (WCAG 2.2 AA, 1.4.3). */
export const textPairs: readonly ColourPair[] = [
  { colour: 'text', layers: ['page'] },
  { colour: 'text', layers: ['surfaceHigh'] },
  { colour: 'textSecondary', layers: ['page'] },
  { colour: 'textSecondary', layers: ['cardFill'] },
  { colour: 'textSecondary', layers: ['surfaceHigh'] },
  { colour: 'textTertiary', layers: ['page'] },
  { colour: 'textTertiary', layers: ['page', 'pageGlow'] },
  { colour: 'text', layers: ['popover', 'wash'] },
  { colour: 'textSecondary', layers: ['page', 'barFill'] },
  { colour: 'textTertiary', layers: ['well'] },
  { colour: 'textTertiary', layers: ['panelFill'] },
  { colour: 'textTertiary', layers: ['surfaceHigh'] },
  { colour: 'champagne', layers: ['page'] },
  { colour: 'champagne', layers: ['surfaceHigh', 'wash'] },
  { colour: 'champagne', layers: ['cardFill', 'washSoft'] },
  { colour: 'champagneLight', layers: ['page', 'wash'] },
  { colour: 'onBadge', layers: ['badgeFill'] },
  { colour: 'onSelection', layers: ['selection'] },
  { colour: 'onGold', layers: ['page', 'gold', 'goldLeaf'] },
  { colour: 'danger', layers: ['page', 'dangerWash'] },
  { colour: 'danger', layers: ['surface', 'dangerWash'] },
  { colour: 'onDanger', layers: ['danger'] },
  { colour: 'success', layers: ['surface', 'successWash'] },
  { colour: 'onSuccess', layers: ['success'] },
  { colour: 'info', layers: ['surface', 'infoWash'] },
  { colour: 'onInfo', layers: ['info'] },
];

/** Pairs for graphics such as borders and stars: a contrast of at least 3:1 (WCAG 2.2 AA, 1.4.11). */
export const nonTextPairs: readonly ColourPair[] = [
  { colour: 'border', layers: ['page'] },
  { colour: 'border', layers: ['well'] },
  { colour: 'border', layers: ['cardFill'] },
  { colour: 'border', layers: ['surfaceHigh'] },
  { colour: 'starEmpty', layers: ['cardFill'] },
  { colour: 'goldPure', layers: ['page'] },
  { colour: 'goldPure', layers: ['cardFill'] },
  { colour: 'gold', layers: ['page'] },
  { colour: 'onChecked', layers: ['well', 'checked'] },
  { colour: 'wordmark1', layers: ['page'] },
  { colour: 'wordmark4', layers: ['page'] },
  { colour: 'logo1', layers: ['page', 'barFill'] },
  { colour: 'logo3', layers: ['page', 'barFill'] },
  { colour: 'danger', layers: ['popover'] },
  { colour: 'success', layers: ['popover'] },
  { colour: 'info', layers: ['popover'] },
];

/** All colours of a theme, including those of single components. */
export const coloursOf = (theme: ThemeName): Readonly<Record<ColourName, string>> => ({
  ...themes[theme].colors,
  ...themes[theme].details,
});

/** Returns the contrast ratio of a pair in a theme; for a gradient, that of its worst stop. */
export function pairContrast({ colour, layers }: ColourPair, theme: ThemeName = 'dark'): number {
  const colors = coloursOf(theme);
  return contrast(
    colors[colour],
    layers.map((name) => colors[name]),
  );
}
