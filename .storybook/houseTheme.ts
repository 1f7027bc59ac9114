import { create } from 'storybook/theming/create';
import { wordmarkPath } from '../packages/ui/src/brand/wordmarkPath.ts';
import { tokens } from '../packages/ui/src/theme/tokens.ts';

const { palette, fonts, radii } = tokens;

const gilding =
  '<linearGradient id="g" x2="0" y2="1"><stop stop-color="#FFF8E3"/><stop offset=".3" stop-color="#FFE36B"/><stop offset=".58" stop-color="#F2C021"/><stop offset="1" stop-color="#BC780C"/></linearGradient>';
const wordmark = `<svg xmlns="http://www.w3.org/2000/svg" width="158" height="32" viewBox="0 0 394 80">${gilding}<path fill="url(#g)" d="${wordmarkPath}"/></svg>`;

// Storybook calculates with its colours, so what is white at some opacity stands here as it looks on night.
const composed = { text72: '#B9BEC3', hairline: '#192736', wash: '#252F3C', border: '#5F6973' } as const;

/** Storybook itself in the product's colours: its frame and its docs. */
export const houseTheme = create({
  base: 'dark',
  brandTitle: 'Gildshelf',
  brandUrl: './',
  brandTarget: '_self',
  brandImage: `data:image/svg+xml,${encodeURIComponent(wordmark)}`,

  colorPrimary: palette.goldPure,
  // Storybook darkens it for what is chosen in the sidebar, where white words stand on it.
  colorSecondary: '#D9AC24',

  appBg: palette.night,
  appContentBg: palette.night,
  appPreviewBg: palette.night,
  appHoverBg: composed.wash,
  appBorderColor: composed.hairline,
  appBorderRadius: 8,

  fontBase: fonts.text,
  textColor: palette.white,
  textInverseColor: palette.night,
  textMutedColor: composed.text72,

  barBg: palette.navy,
  barTextColor: composed.text72,
  barHoverColor: palette.champagne,
  barSelectedColor: palette.champagne,

  buttonBg: palette.steel,
  buttonBorder: composed.border,
  booleanBg: palette.well,
  booleanSelectedBg: palette.steel,
  inputBg: palette.well,
  inputBorder: composed.border,
  inputTextColor: palette.white,
  inputBorderRadius: Number.parseInt(radii.button, 10),
});
