import type { ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { css } from '../../../theme/stitches.ts';

export interface ColumnProps extends RootAttributes<HTMLDivElement> {
  /** Content, stacked with a gap of 24 px. */
  children: ReactNode;
}

/** A centred column of 720 px for running text. Renders a `<div>` element. */
export function Column(props: ColumnProps) {
  return <div {...props} className={styles(props).className} />;
}

const styles = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '$6',
  width: '100%',
  maxWidth: '720px',
  marginInline: 'auto',
});
