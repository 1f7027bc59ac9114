import type { ReactNode } from 'react';
import { css } from '../theme/stitches.ts';

export interface ColumnProps {
  children: ReactNode;
}

/** A column of 720 px in the middle of the page, for what is read line by line. */
export function Column({ children }: ColumnProps) {
  return <div className={look().className}>{children}</div>;
}

const look = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '$6',
  width: '100%',
  maxWidth: '720px',
  marginInline: 'auto',
});
