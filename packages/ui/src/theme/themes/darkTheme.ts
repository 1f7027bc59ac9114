import * as palette from '../palette.ts';

const gold = 'rgba(255,215,0,.7)';
/* @__NO_SIDE_EFFECTS__ */ function white(alpha: number): string {
  return `rgba(255,255,255,${alpha})`;
}

/** The colours of the dark theme. */
export const darkColors = {
  page: palette.night,
  surface: palette.navy,
  surfaceHigh: palette.steel,
  well: palette.well,
  cardFill: `linear-gradient(${palette.navyLit}, ${palette.navy})`,
  panelFill: `linear-gradient(${palette.navyPanel}, ${palette.navy})`,
  barFill: 'rgba(5,20,38,.86)',
  scrim: 'rgba(2,9,18,.68)',

  text: '#ffffff',
  textSecondary: white(0.72),
  textTertiary: white(0.62),
  textDisabled: white(0.45),

  hairline: white(0.08),
  hairlineStrong: white(0.16),
  border: white(0.4),
  borderHover: white(0.56),
  starEmpty: white(0.45),

  gold,
  goldPure: palette.goldPure,
  onGold: palette.night,
  champagne: palette.champagne,
  champagneLight: palette.champagneLight,
  // 70 % gold composites to khaki on the dark background: this light gradient is laid over it.
  goldLeaf: 'linear-gradient(rgba(255,243,200,.66), rgba(255,219,110,.42) 52%, rgba(255,182,46,.30))',
  shelfLine: 'linear-gradient(90deg, rgba(255,233,163,.95), rgba(255,215,0,.62) 40%, rgba(255,215,0,.18))',
  // Washes are champagne, because pure gold over navy turns olive.
  wash: 'rgba(255,224,170,.13)',
  washSoft: 'rgba(255,233,190,.08)',
  glow: 'rgba(255,200,120,.16)',

  danger: palette.coral,
  onDanger: '#2A0609',
  dangerWash: 'rgba(255,138,138,.12)',
  success: palette.mint,
  onSuccess: '#04241A',
  successWash: 'rgba(127,224,176,.11)',
  info: palette.sky,
  onInfo: '#04192C',
  infoWash: 'rgba(140,200,255,.11)',
} as const;

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
} as const;

/** The shadows of the dark theme. */
export const darkShadows = {
  card: '0 10px 26px -10px rgba(0,0,0,.65)',
  cover: '0 18px 40px -8px rgba(0,0,0,.7)',
  popover: '0 24px 56px -16px rgba(0,0,0,.8), 0 0 0 1px rgba(255,255,255,.08)',
  goldEdge: 'inset 0 1px rgba(255,255,255,.45), inset 0 -1px rgba(90,60,0,.35)',
  goldGlow: '0 8px 24px -8px rgba(255,196,70,.35)',
  warmGlow: '0 12px 36px -8px rgba(255,200,120,.24)',
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
