import type { ElementType, ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { css } from '../../../theme/stitches.ts';

export interface TextProps extends RootAttributes<HTMLElement> {
  /** Element to render. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'time' | 'dt' | 'dd' | 'li' | 'figcaption';
  /** 12, 14, 16 or 18 px; `xl` (22 px) for prominent numbers. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** Text colour; `danger` and `success` only support a text that says the same. */
  tone?: 'default' | 'secondary' | 'tertiary' | 'champagne' | 'danger' | 'success';
  /** Font weight: 400, 500 or 600. */
  weight?: 'regular' | 'medium' | 'strong';
  /** Alignment, relative to the reading direction. */
  align?: 'start' | 'centre' | 'center' | 'end';
  /** Digits of equal width, so that numbers in columns are aligned. */
  numeric?: boolean;
  /** Preserves line breaks of the text and limits the line length to 68 characters. */
  prose?: boolean;
  /** With `as="time"`: the machine-readable date. */
  dateTime?: string;
  /** The text. */
  children: ReactNode;
}

/** Text in the sizes and colours of the theme. Renders a `<p>` element, or the one given as `as`. */
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
  // TypeScript would otherwise check the props against the attributes of every possible element.
  const Tag = as as ElementType;
  const { className } = styles({ ...rest, size, tone, weight, align, numeric, prose });
  return <Tag {...rest} className={className} />;
}

const styles = css({
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
      center: { textAlign: 'center' },
      end: { textAlign: 'end' },
    },
    numeric: { true: { fontVariantNumeric: 'tabular-nums' } },
    prose: { true: { maxWidth: '68ch', whiteSpace: 'pre-line', textWrap: 'pretty' } },
  },
});
