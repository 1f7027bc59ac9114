import { globalCss } from './stitches.ts';
import { tokens } from './tokens.ts';

/**
 * Puts the page's own styles (theme, reset, night background, focus ring) in place; call it once, before the first render.
 * Without it components have their shapes, but none of the theme's colours and measures.
 */
export function globalStyles(): void {
  applyGlobalStyles();
}

const applyGlobalStyles = globalCss({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    colorScheme: 'dark',
    textSizeAdjust: '100%',
    scrollPaddingTop: 'calc($sizes$bar + $space$4)',
    backgroundColor: '$page',
  },
  body: {
    margin: 0,
    minHeight: '100dvh',
    color: '$text',
    backgroundColor: '$page',
    backgroundImage: [
      'radial-gradient(1200px 800px at 8% -120px, rgba(48,104,176,.26), transparent)',
      'radial-gradient(1100px 620px at 74% -160px, rgba(255,205,120,.07), transparent)',
    ].join(', '),
    backgroundRepeat: 'no-repeat',
    fontFamily: '$text',
    fontSize: '$16',
    lineHeight: '$text',
    overflowWrap: 'break-word',
    '-webkit-font-smoothing': 'antialiased',
    '-webkit-tap-highlight-color': 'transparent',
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset': { margin: 0 },
  'ul, ol, fieldset': { padding: 0 },
  'ul, ol': { listStyle: 'none' },
  fieldset: { border: 0, minWidth: 0 },
  'img, svg, video, iframe': { display: 'block', maxWidth: '100%' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  'button, a, select, label': { touchAction: 'manipulation' },
  a: { color: 'inherit' },
  '[hidden]': { display: 'none !important' },
  ':focus-visible': { outline: '2px solid $goldPure', outlineOffset: '2px' },
  // A heading takes the focus after navigation so that it is read; it is nothing one can operate.
  ':is(h1, h2, main)[tabindex="-1"]:focus-visible': { outline: 'none' },
  '::selection': { color: tokens.palette.night, backgroundColor: tokens.palette.champagne },
  '@contrast': {
    ':root': {
      $colors$textSecondary: 'rgba(255,255,255,.92)',
      $colors$textTertiary: 'rgba(255,255,255,.88)',
      $colors$hairline: 'rgba(255,255,255,.4)',
      $colors$hairlineStrong: 'rgba(255,255,255,.5)',
      $colors$border: 'rgba(255,255,255,.8)',
      $colors$starEmpty: 'rgba(255,255,255,.8)',
    },
  },
  '@motion': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@forcedColors': { ':focus-visible': { outlineColor: 'Highlight' } },
});
