import { breakpoints } from './breakpoints.ts';
import {
  champagne,
  champagneLight,
  coral,
  goldPure,
  mint,
  navy,
  navyLit,
  navyPanel,
  night,
  sky,
  steel,
  well,
} from './palette.ts';

/** Colours, radii and breakpoints that the product requires. Lengths are CSS pixels. */
const specification = {
  background: night,
  gold: 'rgba(255,215,0,.7)',
  text: '#ffffff',
  radius: { card: 12, button: 4 },
  breakpoints,
} as const;

/** Colours, named after their appearance. Components use the semantic tokens below instead. */
const palette = {
  night,
  navy,
  navyLit,
  navyPanel,
  steel,
  well,
  white: specification.text,
  gold: specification.gold,
  goldPure,
  champagne,
  champagneLight,
  coral,
  mint,
  sky,
} as const;

const white = (alpha: number): string => `rgba(255,255,255,${alpha})`;

const colors = {
  page: palette.night,
  surface: palette.navy,
  surfaceHigh: palette.steel,
  well: palette.well,
  cardFill: `linear-gradient(${palette.navyLit}, ${palette.navy})`,
  panelFill: `linear-gradient(${palette.navyPanel}, ${palette.navy})`,
  barFill: 'rgba(5,20,38,.86)',
  scrim: 'rgba(2,9,18,.68)',

  text: palette.white,
  textSecondary: white(0.72),
  textTertiary: white(0.62),
  textDisabled: white(0.45),

  hairline: white(0.08),
  hairlineStrong: white(0.16),
  border: white(0.4),
  borderHover: white(0.56),
  starEmpty: white(0.45),

  gold: palette.gold,
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

/** Multiples of 4 px: space 4 is 16 px. */
const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  11: '44px',
  12: '48px',
  14: '56px',
  16: '64px',
} as const;

/** Named after their size in pixels at the default root size of 16 px; in rem, so that they follow the user's font size. */
const fontSizes = {
  12: '0.75rem',
  14: '0.875rem',
  16: '1rem',
  18: '1.125rem',
  22: '1.375rem',
  28: '1.75rem',
  36: '2.25rem',
} as const;

/** All design tokens as plain data: `specification` has the values that the product requires, the others are design decisions. */
export const tokens = {
  specification,
  palette,
  colors,
  space,
  fontSizes,
  fonts: {
    // No web font is loaded: Inter, the font of the design, if it is installed, otherwise the system font. The list is short,
    // because the browser looks for each missing family before the first layout of text.
    text: 'Inter, system-ui, sans-serif',
  },
  fontWeights: { regular: '400', medium: '500', title: '600' },
  lineHeights: { text: '1.5', title: '1.2' },
  letterSpacings: { title: '-0.011em', display: '-0.018em' },
  radii: {
    card: `${specification.radius.card}px`,
    button: `${specification.radius.button}px`,
    thumb: '6px',
    pill: '999px',
  },
  /** Heights and widths: controls are 44 to 48 px high, pointer targets at least 24 px (44 px by touch). */
  sizes: {
    container: '1200px',
    bar: '64px',
    barSmall: '60px',
    target: '24px',
    touch: '44px',
    control: '48px',
  },
  shadows: {
    card: '0 10px 26px -10px rgba(0,0,0,.65)',
    cover: '0 18px 40px -8px rgba(0,0,0,.7)',
    popover: '0 24px 56px -16px rgba(0,0,0,.8), 0 0 0 1px rgba(255,255,255,.08)',
    goldEdge: 'inset 0 1px rgba(255,255,255,.45), inset 0 -1px rgba(90,60,0,.35)',
    goldGlow: '0 8px 24px -8px rgba(255,196,70,.35)',
    warmGlow: '0 12px 36px -8px rgba(255,200,120,.24)',
  },
  transitions: { quick: '150ms ease-out', calm: '200ms ease-out' },
  zIndices: { bar: '10', dialog: '40', menu: '50', toast: '60', tooltip: '70' },
} as const;
