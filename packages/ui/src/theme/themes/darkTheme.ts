import * as palette from '../palette.ts';
import { darkColors, darkShadows, white } from './darkColors.ts';

/**
 * Colours of single components. They are not declared with the others: `detail` writes the dark value into the styles that use it,
 * so that a page has only those of its components.
 */
const details = {
  // Light that falls on the top of the page.
  pageGlow:
    'radial-gradient(1200px 800px at 8% -120px, rgba(48,104,176,.26), transparent), radial-gradient(1100px 620px at 74% -160px, rgba(255,205,120,.07), transparent)',
  backdropMask: 'linear-gradient(#000000 10%, rgba(0,0,0,.55) 55%, transparent)',
  popover: palette.steel,
  controlFill: white(0.03),
  overlayFill: 'rgba(7,18,32,.86)',
  overlayFillHover: 'rgba(24,38,56,.96)',
  selection: palette.champagne,
  onSelection: palette.night,
  controlBorder: white(0.28),
  placeholderBorder: white(0.3),
  ring: white(0.06),
  gildedBorder: 'rgba(255,215,0,.38)',
  checked: 'rgba(255,224,170,.13)',
  onChecked: palette.goldPure,
  badgeFill: palette.night,
  onBadge: palette.champagne,
  shelfLineFaded:
    'linear-gradient(90deg, rgba(255,215,0,0), rgba(255,233,163,.95) 24%, rgba(255,221,60,.78) 70%, rgba(255,215,0,0))',
  currentLine: `linear-gradient(90deg, ${palette.champagne}, #f0c419 55%, rgba(255,215,0,.35))`,
  gauge: `linear-gradient(90deg, ${palette.champagne}, ${palette.amber} 62%, rgba(255,255,255,.2) 62%)`,
  glowEdge: 'rgba(255,215,0,.25)',
  // The gradients of the wordmark and of the logo, from top to bottom.
  wordmark1: palette.ivory,
  wordmark2: palette.lemon,
  wordmark3: palette.amber,
  wordmark4: palette.ochre,
  wordmarkLine: palette.champagne,
  logo1: palette.champagneLight,
  logo2: palette.gilt,
  logo3: palette.bronze,
  dangerBorder: 'rgba(255,138,138,.34)',
  successBorder: 'rgba(127,224,176,.30)',
  infoBorder: 'rgba(140,200,255,.30)',
  // The cells of a heat map, from a day without entries to one with many. The second has a contrast of 3:1 on panels.
  heat0: '#1a2f47',
  heat1: '#757062',
  heat2: '#9d906c',
  heat3: '#c9b27c',
  heat4: palette.champagne,
} as const;

/** In place of the colours of the same name if the user prefers more contrast. */
const moreContrast = {
  textSecondary: white(0.92),
  textTertiary: white(0.88),
  hairline: white(0.4),
  hairlineStrong: white(0.5),
  border: white(0.8),
  starEmpty: white(0.8),
} as const;

/** The default theme, with the colours that the product requires. */
export const darkTheme = {
  scheme: 'dark',
  colors: darkColors,
  details,
  shadows: darkShadows,
  moreContrast,
} as const;

/** The colours and shadows of a theme. Every theme has a value for each name of the dark one. */
export interface Theme {
  /** The value of the CSS property `color-scheme`. */
  readonly scheme: 'dark' | 'light';
  readonly colors: Readonly<Record<keyof typeof darkColors, string>>;
  readonly details: Readonly<Record<keyof typeof details, string>>;
  readonly shadows: Readonly<Record<keyof typeof darkShadows, string>>;
  readonly moreContrast: Readonly<Record<keyof typeof moreContrast, string>>;
}

/** A colour of `details` for a style: that of the theme around the element, and the dark one without any. */
export const detail = (name: keyof typeof details): string => `var(--gs-colors-${name}, ${details[name]})`;
