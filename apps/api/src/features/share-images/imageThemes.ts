import * as palette from '@gildshelf/ui/palette';

/** The colour of a gradient at a place from 0 to 1. */
export interface GradientStop {
  readonly offset: number;
  readonly colour: string;
  readonly opacity?: number;
}

/** The colours of share images in a theme of the site. */
interface ImageTheme {
  readonly background: readonly GradientStop[];
  readonly text: string;
  readonly secondary: string;
  /** Of the wordmark and of the ring around the avatar: a contrast of at least 4.5 : 1 with the background. */
  readonly gold: readonly GradientStop[];
  readonly shelf: readonly GradientStop[];
  readonly avatar: string;
  readonly star: string;
  readonly emptyStar: { readonly colour: string; readonly opacity: number };
}

/** The themes of share images; covers are the same in all of them. */
export const imageThemes = {
  dark: {
    background: [
      { offset: 0, colour: '#14305a' },
      { offset: 0.55, colour: palette.navy },
      { offset: 1, colour: palette.night },
    ],
    text: '#fff',
    secondary: '#b9c1cb',
    gold: [
      { offset: 0, colour: palette.champagneLight },
      { offset: 0.5, colour: palette.gilt },
      { offset: 1, colour: palette.bronze },
    ],
    shelf: [
      { offset: 0, colour: palette.champagne },
      { offset: 0.4, colour: palette.goldPure, opacity: 0.62 },
      { offset: 1, colour: palette.goldPure, opacity: 0.18 },
    ],
    avatar: palette.steel,
    star: palette.goldPure,
    emptyStar: { colour: '#fff', opacity: 0.28 },
  },
  light: {
    background: [
      { offset: 0, colour: '#fffdf8' },
      { offset: 0.55, colour: palette.parchment },
      { offset: 1, colour: '#ece6d6' },
    ],
    text: palette.ink,
    secondary: '#3f4c5b',
    gold: [
      { offset: 0, colour: '#7a5900' },
      { offset: 1, colour: '#6e5000' },
    ],
    shelf: [
      { offset: 0, colour: palette.bronze },
      { offset: 0.4, colour: palette.bronze, opacity: 0.72 },
      { offset: 1, colour: palette.bronze, opacity: 0.3 },
    ],
    avatar: '#fffdf8',
    star: '#a87600',
    emptyStar: { colour: palette.ink, opacity: 0.2 },
  },
} as const satisfies Readonly<Record<string, ImageTheme>>;

/** The name of a theme of share images. */
export type ImageThemeName = keyof typeof imageThemes;
