import type { ReactNode, Ref } from 'react';
import { css } from '../theme/stitches.ts';

export interface HeadingProps {
  /** The place in the outline of the page; one level 1 a page. */
  level: 1 | 2 | 3;
  /** How large it looks: 36, 28, 22 or 18 px (one step smaller on a phone). Without it, by level: xl, md, sm. */
  size?: 'xl' | 'lg' | 'md' | 'sm';
  align?: 'start' | 'centre';
  id?: string;
  /** -1 lets a script move the focus here after a navigation. */
  tabIndex?: -1;
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A title. What it is in the outline and how large it looks are two things. */
export function Heading({ level, size = byLevel[level], align, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag className={look({ size, align }).className} {...rest} />;
}

const byLevel = { 1: 'xl', 2: 'md', 3: 'sm' } as const;

const look = css({
  fontWeight: '$title',
  lineHeight: '$title',
  letterSpacing: '$title',
  textWrap: 'balance',
  fontVariantNumeric: 'tabular-nums',
  variants: {
    size: {
      xl: { fontSize: '$28', '@sm': { fontSize: '$36', letterSpacing: '$display' } },
      lg: { fontSize: '$22', '@sm': { fontSize: '$28' } },
      md: { fontSize: '$18', '@sm': { fontSize: '$22' } },
      sm: { fontSize: '$16', '@sm': { fontSize: '$18' } },
    },
    align: { start: { textAlign: 'start' }, centre: { textAlign: 'center' } },
  },
});
