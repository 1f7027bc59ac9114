import type { ReactNode } from 'react';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { reportMisuse } from '../theme/reportMisuse.ts';
import { css } from '../theme/stitches.ts';

export interface HeadingProps extends RootAttributes<HTMLHeadingElement> {
  /** The place in the outline of the page; one level 1 a page. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** How large it looks: 36, 28, 22 or 18 px (one step smaller on a phone). Without it, by level: xl, md, and sm from 3 on. */
  size?: 'xl' | 'lg' | 'md' | 'sm';
  /** Where its lines stand. */
  align?: 'start' | 'centre';
  /** Its words. */
  children: ReactNode;
}

/**
 * A title. What it is in the outline and how large it looks are two things; `tabIndex={-1}` lets a script move the focus
 * to it after a navigation. Renders an `<h1>` to `<h6>` element.
 */
export function Heading({
  level,
  size = level === 1 ? 'xl' : level === 2 ? 'md' : 'sm',
  align,
  ...rest
}: HeadingProps) {
  reportMisuse(
    !(level >= 1 && level <= 6),
    'A Heading has a level that is none of 1 to 6. HTML knows no such heading, so screen readers miss it. Pass its place in the outline as level, and how large it looks as size.',
  );
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={look({ size, align }).className} />;
}

const look = css({
  fontWeight: '$title',
  lineHeight: '$title',
  letterSpacing: '$title',
  textWrap: 'balance',
  fontVariantNumeric: 'tabular-nums',
  variants: {
    // Twice as large letters in the narrowest window leave room for a word on a line.
    size: {
      xl: { fontSize: 'min($fontSizes$28, 11vw)', '@sm': { fontSize: '$36', letterSpacing: '$display' } },
      lg: { fontSize: 'min($fontSizes$22, 7.5vw)', '@sm': { fontSize: '$28' } },
      md: { fontSize: 'min($fontSizes$18, 10vw)', '@sm': { fontSize: '$22' } },
      sm: { fontSize: '$16', '@sm': { fontSize: '$18' } },
    },
    align: { start: { textAlign: 'start' }, centre: { textAlign: 'center' } },
  },
});
