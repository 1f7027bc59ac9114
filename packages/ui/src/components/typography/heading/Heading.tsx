import type { ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { css } from '../../../theme/stitches.ts';

export interface HeadingProps extends RootAttributes<HTMLHeadingElement> {
  /** Level in the outline of the page; a page has one heading of level 1. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Font size: 36, 28, 22 or 18 px (one step smaller on phones). By default `xl` for level 1, `md` for 2, `sm` for others. */
  size?: 'xl' | 'lg' | 'md' | 'sm';
  /** Alignment of the text. */
  align?: 'start' | 'centre' | 'center';
  /** Text of the heading. */
  children: ReactNode;
}

/**
 * A heading whose level and font size are independent. `tabIndex={-1}` lets a script move the focus to it after a
 * navigation. Renders an `<h1>` to `<h6>` element.
 */
export function Heading({
  level,
  size = level === 1 ? 'xl' : level === 2 ? 'md' : 'sm',
  align,
  ...rest
}: HeadingProps) {
  reportMisuse(
    !(level >= 1 && level <= 6),
    'A Heading has a level that is none of 1 to 6. HTML has no such heading, so screen readers do not find it. Pass its level in the outline as level, and its font size as size.',
  );
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={styles({ ...rest, size, align }).className} />;
}

const styles = css({
  fontWeight: '$title',
  lineHeight: '$title',
  letterSpacing: '$title',
  textWrap: 'balance',
  fontVariantNumeric: 'tabular-nums',
  variants: {
    // The limits in vw leave room for a word on a line in the narrowest window at twice the font size.
    size: {
      xl: { fontSize: 'min($fontSizes$28, 11vw)', '@sm': { fontSize: '$36', letterSpacing: '$display' } },
      lg: { fontSize: 'min($fontSizes$22, 7.5vw)', '@sm': { fontSize: '$28' } },
      md: { fontSize: 'min($fontSizes$18, 10vw)', '@sm': { fontSize: '$22' } },
      sm: { fontSize: '$16', '@sm': { fontSize: '$18' } },
    },
    align: {
      start: { textAlign: 'start' },
      centre: { textAlign: 'center' },
      center: { textAlign: 'center' },
    },
  },
});
