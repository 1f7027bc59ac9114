import type { ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { css } from '../../../theme/stitches.ts';

export interface CoverGridProps extends RootAttributes<HTMLUListElement> {
  /** Dims the covers while the ones that replace them are loading. */
  busy?: boolean;
  /** The covers: `CoverTile` elements. */
  children: ReactNode;
}

/**
 * Many covers in rows, as many as fit: six of 134 px beside a column of filters, three on a phone, two below 360 px, fewer in a
 * larger text size. The browser skips style and layout of those far outside the window. Renders a `<ul>` element.
 */
export function CoverGrid({ busy = false, ...rest }: CoverGridProps) {
  return (
    <ul
      {...rest}
      className={styles(rest).className}
      aria-busy={busy || undefined}
      data-state={busy ? 'busy' : 'ready'}
    />
  );
}

const styles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.25rem, 1fr))',
  gap: '20px 12px',
  '&[data-state="busy"]': { opacity: 0.6, transition: 'opacity $transitions$quick' },
  '@media (max-width: 359px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(max(6.25rem, 34%), 1fr))' },
  '@sm': { gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: '24px 20px' },
  // Without `overflow-clip-margin` the focus ring of a cover would be clipped, so those browsers skip nothing.
  '@supports (overflow-clip-margin: 1px)': {
    '& > *': {
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 206px',
      overflowClipMargin: '8px',
    },
  },
});
