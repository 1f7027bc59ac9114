import type { ReactNode } from 'react';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { css } from '../theme/stitches.ts';
import { islandClass } from './islandClass.ts';
import { islandStyles } from './islandStyles.ts';

export interface IslandProps extends RootAttributes<HTMLDivElement> {
  /** What stands on it: everything in it looks as on a page of its own. */
  children: ReactNode;
}

/**
 * A part of somebody else's page in night blue and gold, in place of `globalStyles()`: nothing outside of it looks any other
 * than before. Renders a `<div>` element.
 */
export function Island(props: IslandProps) {
  // Rules are written once, as those of a look are, with the first island.
  islandStyles();
  return <div {...props} className={`${look().className} ${islandClass}`} />;
}

const look = css({
  minWidth: 0,
  padding: '$5 $4',
  borderRadius: '$card',
  color: '$text',
  backgroundColor: '$page',
  '@sm': { padding: '$6' },
});
