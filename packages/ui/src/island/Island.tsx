import type { ReactNode } from 'react';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { css } from '../theme/stitches.ts';
import { islandClass } from './islandClass.ts';
import { islandStyles } from './islandStyles.ts';

export interface IslandProps extends RootAttributes<HTMLDivElement> {
  /** Content; it looks the same as on a page with `globalStyles()`. */
  children: ReactNode;
}

/**
 * Applies the theme to a part of a third-party page, in place of `globalStyles()`; elements outside of it keep their styles.
 * Renders a `<div>` element.
 */
export function Island(props: IslandProps) {
  // Adds the rules with the first island only.
  islandStyles();
  return <div {...props} className={`${styles().className} ${islandClass}`} />;
}

const styles = css({
  minWidth: 0,
  padding: '$5 $4',
  borderRadius: '$card',
  color: '$text',
  backgroundColor: '$page',
  '@sm': { padding: '$6' },
});
