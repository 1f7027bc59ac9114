import { reset } from '../theme/reset.ts';
import { globalCss } from '../theme/stitches.ts';

/** @internal The counterpart of `globalStyles` for islands. */
export const islandStyles = globalCss({
  ...reset(':where(.gs-island) '),
  ':where(.gs-island)': {
    boxSizing: 'border-box',
    colorScheme: 'dark',
    color: '$text',
    fontFamily: '$text',
    fontSize: '$16',
    fontStyle: 'normal',
    fontWeight: 400,
    lineHeight: '$text',
    letterSpacing: 'normal',
    textAlign: 'start',
    textTransform: 'none',
    overflowWrap: 'break-word',
    '-webkit-font-smoothing': 'antialiased',
    '-webkit-tap-highlight-color': 'transparent',
  },
});
