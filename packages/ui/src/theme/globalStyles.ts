import { reset } from './reset.ts';
import { globalCss } from './stitches.ts';

/**
 * Puts the page's own styles (theme, reset, night background, focus ring) in place; call it once, before the first render.
 * Without it components have their shapes, but none of the theme's colours and measures.
 */
export function globalStyles(): void {
  applyGlobalStyles();
}

const applyGlobalStyles = globalCss({
  ...reset(''),
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
  // A heading takes the focus after navigation so that it is read; it is nothing one can operate.
  ':is(h1, h2, main)[tabindex="-1"]:focus-visible': { outline: 'none' },
});
