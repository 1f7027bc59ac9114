import type { ElementType, ReactNode } from 'react';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { css } from '../theme/stitches.ts';

export interface TextProps extends RootAttributes<HTMLElement> {
  /** The element it is. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'time' | 'dt' | 'dd' | 'li' | 'figcaption';
  /** 12, 14, 16 or 18 px; `xl` (22 px) for a figure. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** How much it asks to be read; `danger` and `success` beside words that say the same. */
  tone?: 'default' | 'secondary' | 'tertiary' | 'champagne' | 'danger' | 'success';
  /** 400, 500 or 600. */
  weight?: 'regular' | 'medium' | 'strong';
  /** In the direction of reading. */
  align?: 'start' | 'centre' | 'end';
  /** Digits of one width, so that columns of numbers stand. */
  numeric?: boolean;
  /** Keeps the line breaks of the text, and lines no longer than the eye follows. */
  prose?: boolean;
  /** With `as="time"`: the moment as a machine reads it. */
  dateTime?: string;
  /** The words. */
  children: ReactNode;
}

/** Words in one of the sizes and tones of the house. Renders a `<p>` element, or the one that `as` names. */
export function Text({
  as = 'p',
  size = 'md',
  tone = 'default',
  weight = 'regular',
  align,
  numeric,
  prose,
  ...rest
}: TextProps) {
  // Elements with the same attributes: TypeScript would hold them against each one's own.
  const Tag = as as ElementType;
  return <Tag {...rest} className={look({ size, tone, weight, align, numeric, prose }).className} />;
}

const look = css({
  variants: {
    size: {
      xs: { fontSize: '$12' },
      sm: { fontSize: '$14' },
      md: { fontSize: '$16' },
      lg: { fontSize: '$18' },
      xl: { fontSize: '$22', lineHeight: '$title' },
    },
    tone: {
      default: { color: '$text' },
      secondary: { color: '$textSecondary' },
      tertiary: { color: '$textTertiary' },
      champagne: { color: '$champagne' },
      danger: { color: '$danger' },
      success: { color: '$success' },
    },
    weight: {
      regular: { fontWeight: '$regular' },
      medium: { fontWeight: '$medium' },
      strong: { fontWeight: '$title' },
    },
    align: {
      start: { textAlign: 'start' },
      centre: { textAlign: 'center' },
      end: { textAlign: 'end' },
    },
    numeric: { true: { fontVariantNumeric: 'tabular-nums' } },
    prose: { true: { maxWidth: '68ch', whiteSpace: 'pre-line', textWrap: 'pretty' } },
  },
});
