import type { ReactNode } from 'react';
import { css } from '../theme/stitches.ts';

export interface TextProps {
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'time' | 'dt' | 'dd' | 'li' | 'figcaption';
  /** 12, 14, 16 or 18 px; `xl` (22 px) for a figure. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  tone?: 'default' | 'secondary' | 'tertiary' | 'champagne' | 'danger' | 'success';
  weight?: 'regular' | 'medium' | 'strong';
  align?: 'start' | 'centre' | 'end';
  /** Digits of one width, so that columns of numbers stand. */
  numeric?: boolean;
  /** Keeps the line breaks of the text, and lines no longer than the eye follows. */
  prose?: boolean;
  id?: string;
  lang?: string;
  dateTime?: string;
  children: ReactNode;
}

/** Words in one of the sizes and tones of the house. */
export function Text({
  as: Tag = 'p',
  size = 'md',
  tone = 'default',
  weight = 'regular',
  align,
  numeric,
  prose,
  ...rest
}: TextProps) {
  return <Tag className={look({ size, tone, weight, align, numeric, prose }).className} {...rest} />;
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
