import { tokens } from './tokens.ts';

/**
 * What elements look like before any look, and what a reader's own settings change. `within` stands before each selector:
 * nothing for a whole document, `:where(…) ` for a part of one, which weighs as little.
 */
export function reset(within: '' | ':where(.gs-island) ') {
  const of = (...selectors: string[]) => selectors.map((selector) => within + selector).join(', ');
  return {
    [of('*', '*::before', '*::after')]: { boxSizing: 'border-box' },
    [of('h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'dl', 'dd', 'figure', 'fieldset')]: { margin: 0 },
    [of('ul', 'ol', 'fieldset')]: { padding: 0 },
    [of('ul', 'ol')]: { listStyle: 'none' },
    [of('fieldset')]: { border: 0, minWidth: 0 },
    [of('img', 'svg', 'video', 'iframe')]: { display: 'block', maxWidth: '100%' },
    [of('button', 'input', 'select', 'textarea')]: {
      font: 'inherit',
      color: 'inherit',
      letterSpacing: 'inherit',
    },
    [of('button', 'a', 'select', 'label')]: { touchAction: 'manipulation' },
    [of('a')]: { color: 'inherit' },
    [of('[hidden]')]: { display: 'none !important' },
    [of(':focus-visible')]: { outline: '2px solid $goldPure', outlineOffset: '2px' },
    [of('::selection')]: { color: tokens.palette.night, backgroundColor: tokens.palette.champagne },
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
      [of('*', '*::before', '*::after')]: {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        // With a duration, however short, every element would change its layout a frame late: the initial property is `all`.
        transition: 'none !important',
        scrollBehavior: 'auto !important',
      },
    },
    '@forcedColors': { [of(':focus-visible')]: { outlineColor: 'Highlight' } },
  };
}
