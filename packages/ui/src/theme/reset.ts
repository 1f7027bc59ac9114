import { darkTheme, detail } from './themes/darkTheme.ts';
import { variables } from './themes/themeRules.ts';

/**
 * The CSS reset, and adjustments for user preferences (contrast, motion, forced colours). `scope` is prepended to each selector:
 * empty for a whole document, `:where(…) ` for a part of it, which adds no specificity.
 */
export function reset(scope: '' | ':where(.gs-island) ') {
  const scoped = (...selectors: string[]) => selectors.map((selector) => scope + selector).join(', ');
  return {
    [scoped('*', '*::before', '*::after')]: { boxSizing: 'border-box' },
    [scoped('h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'dl', 'dd', 'figure', 'fieldset')]: { margin: 0 },
    [scoped('ul', 'ol', 'fieldset')]: { padding: 0 },
    [scoped('ul', 'ol')]: { listStyle: 'none' },
    [scoped('fieldset')]: { border: 0, minWidth: 0 },
    [scoped('img', 'svg', 'video', 'iframe')]: { display: 'block', maxWidth: '100%' },
    [scoped('button', 'input', 'select', 'textarea')]: {
      font: 'inherit',
      color: 'inherit',
      letterSpacing: 'inherit',
    },
    [scoped('button', 'a', 'select', 'label')]: { touchAction: 'manipulation' },
    [scoped('a')]: { color: 'inherit' },
    [scoped('[hidden]')]: { display: 'none !important' },
    [scoped(':focus-visible')]: { outline: '2px solid $goldPure', outlineOffset: '2px' },
    [scoped('::selection')]: { color: detail('onSelection'), backgroundColor: detail('selection') },
    '@contrast': {
      ':root': variables('colors', darkTheme.moreContrast),
    },
    '@motion': {
      [scoped('*', '*::before', '*::after')]: {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        // With any duration every change would take effect a frame late, because the initial `transition-property` is `all`.
        transition: 'none !important',
        scrollBehavior: 'auto !important',
      },
    },
    '@forcedColors': { [scoped(':focus-visible')]: { outlineColor: 'Highlight' } },
  };
}
