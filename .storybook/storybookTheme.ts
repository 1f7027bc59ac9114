import { create } from 'storybook/theming/create';
import { wordmarkPath } from '../packages/ui/src/components/graphics/brand/wordmarkPath.ts';
import { amber, ivory, lemon, ochre } from '../packages/ui/src/theme/palette.ts';
import { tokens } from '../packages/ui/src/theme/tokens.ts';

const { palette, fonts, radii } = tokens;

const goldGradient = `<linearGradient id="g" x2="0" y2="1"><stop stop-color="${ivory}"/><stop offset=".3" stop-color="${lemon}"/><stop offset=".58" stop-color="${amber}"/><stop offset="1" stop-color="${ochre}"/></linearGradient>`;
const wordmark = `<svg xmlns="http://www.w3.org/2000/svg" width="158" height="32" viewBox="0 0 3940 800">${goldGradient}<path fill="url(#g)" d="${wordmarkPath}"/></svg>`;

// Storybook computes with its colours, so each semi-transparent white is given as the opaque colour that it produces on `night`.
const opaque = { text72: '#B9BEC3', hairline: '#192736', wash: '#252F3C', border: '#5F6973' } as const;

/** Storybook's own interface (frame and docs pages) in the product's colours. */
export const storybookTheme = create({
  base: 'dark',
  brandTitle: 'Gildshelf',
  brandUrl: './',
  brandTarget: '_self',
  brandImage: `data:image/svg+xml,${encodeURIComponent(wordmark)}`,

  colorPrimary: palette.goldPure,
  // Storybook darkens it for the selected sidebar item, which has white text.
  colorSecondary: '#D9AC24',

  appBg: palette.night,
  appContentBg: palette.night,
  appPreviewBg: palette.night,
  appHoverBg: opaque.wash,
  appBorderColor: opaque.hairline,
  appBorderRadius: 8,

  fontBase: fonts.text,
  textColor: palette.white,
  textInverseColor: palette.night,
  textMutedColor: opaque.text72,

  barBg: palette.navy,
  barTextColor: opaque.text72,
  barHoverColor: palette.champagne,
  barSelectedColor: palette.champagne,

  buttonBg: palette.steel,
  buttonBorder: opaque.border,
  booleanBg: palette.well,
  booleanSelectedBg: palette.steel,
  inputBg: palette.well,
  inputBorder: opaque.border,
  inputTextColor: palette.white,
  inputBorderRadius: Number.parseInt(radii.button, 10),
});
