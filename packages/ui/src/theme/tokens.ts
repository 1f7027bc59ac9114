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
import { darkColors, darkShadows } from './themes/darkColors.ts';
import { comfortable } from './themes/densities.ts';

/** Colours, radii and breakpoints that the product requires. Lengths are CSS pixels. */
const specification = {
  background: darkColors.page,
  gold: darkColors.gold,
  text: darkColors.text,
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
  /** The colours of the dark theme, which is the default. */
  colors: darkColors,
  space: comfortable.space,
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
    ...comfortable.sizes,
  },
  shadows: darkShadows,
  transitions: { quick: '150ms ease-out', calm: '200ms ease-out' },
  zIndices: { bar: '10', dialog: '40', menu: '50', toast: '60', tooltip: '70' },
} as const;
