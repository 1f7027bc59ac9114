import { type ReactNode, use } from 'react';
import { AppearanceContext, islandClass } from '../../../elements/islandClass.ts';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { reset } from '../../../theme/reset.ts';
import { addWithoutLayer, css, globalCss } from '../../../theme/stitches.ts';
import type { Appearance } from '../../../theme/themes/Appearance.ts';
import { appearanceClasses } from '../../../theme/themes/appearanceClasses.ts';
import { mergeAppearance } from './AppearanceProvider.tsx';

export interface IslandProps extends RootAttributes<HTMLDivElement>, Appearance {
  /**
   * Puts the rules of the package into the cascade layer `gildshelf`, as `globalStyles` does, so that every rule of the page takes
   * precedence, also one for `button` or `p`. The first island of a page decides.
   */
  cssLayer?: boolean;
  /** Content; it looks the same as on a page with `globalStyles()`. */
  children: ReactNode;
}

/**
 * Applies the theme to a part of a third-party page, in place of `globalStyles()`; elements outside of it keep their styles.
 * Islands of one page may differ in theme, accent and density; what an island does not set, it inherits from the island or the
 * `AppearanceProvider` around it, and is dark and comfortable otherwise. Renders a `<div>` element.
 */
export function Island({ theme, accent, density, cssLayer = false, ...rest }: IslandProps) {
  if (!cssLayer) addWithoutLayer();
  // Adds the rules with the first island only, before those of its appearance, which have precedence.
  islandStyles();
  const inherited = use(AppearanceContext).appearance;
  const appearance = mergeAppearance(inherited, { theme, accent, density });
  const className = [islandClass, ...appearanceClasses(appearance)].join(' ');
  return (
    <AppearanceContext value={{ appearance, className }}>
      <div {...rest} className={`${className} ${styles(rest).className}`} />
    </AppearanceContext>
  );
}

const styles = css({
  minWidth: 0,
  padding: '$5 $4',
  borderRadius: '$card',
  color: '$text',
  backgroundColor: '$page',
  '@sm': { padding: '$6' },
});

/** The counterpart of `globalStyles` for islands. */
const islandStyles = globalCss({
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
