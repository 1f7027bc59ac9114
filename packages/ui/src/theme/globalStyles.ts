import { reset } from './reset.ts';
import { globalCss, insertLaterCss } from './stitches.ts';
import { detail } from './themes/darkTheme.ts';

/**
 * Adds the global styles of a page (theme, reset, background, focus ring); call it once, before the first render. Without it
 * the custom properties of the theme are missing, so components have no colours and sizes.
 */
export function globalStyles(): void {
  insertLaterCss();
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
    backgroundImage: detail('pageGlow'),
    backgroundRepeat: 'no-repeat',
    fontFamily: '$text',
    fontSize: '$16',
    lineHeight: '$text',
    overflowWrap: 'break-word',
    '-webkit-font-smoothing': 'antialiased',
    '-webkit-tap-highlight-color': 'transparent',
  },
  // Headings are focused after navigation so that screen readers read them; they are not interactive and need no ring.
  ':is(h1, h2, main)[tabindex="-1"]:focus-visible': { outline: 'none' },
});
