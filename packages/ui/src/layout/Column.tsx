import type { ReactNode } from 'react';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { css } from '../theme/stitches.ts';

export interface ColumnProps extends RootAttributes<HTMLDivElement> {
  /** What is read; one after the other, 24 px apart. */
  children: ReactNode;
}

/** A column of 720 px in the middle of the page, for what is read line by line. Renders a `<div>` element. */
export function Column(props: ColumnProps) {
  return <div {...props} className={look().className} />;
}

const look = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '$6',
  width: '100%',
  maxWidth: '720px',
  marginInline: 'auto',
});
