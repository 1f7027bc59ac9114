import type { ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { css } from '../../../theme/stitches.ts';

export interface CompactCoverGridProps extends RootAttributes<HTMLUListElement> {
  /** Dims the covers while the ones that replace them are loading. */
  busy?: boolean;
  /** The covers: `CompactCover` elements. */
  children: ReactNode;
}

/** Covers of at least 108 px, as many as fit in a row, four on a phone. Renders a `<ul>` element. */
export function CompactCoverGrid({ busy = false, ...rest }: CompactCoverGridProps) {
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
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(4.5rem, 20%), 1fr))',
  gap: '20px 10px',
  '&[data-state="busy"]': { opacity: 0.6, transition: 'opacity $transitions$quick' },
  '@sm': { gridTemplateColumns: 'repeat(auto-fill, minmax(6.75rem, 1fr))', gap: '20px 16px' },
});
