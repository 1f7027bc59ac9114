import type { ComponentProps } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { styled } from '../../../theme/stitches.ts';

export interface DividerProps extends RootAttributes<HTMLElement> {
  /** Text in the middle of the line, such as 'or'. */
  word?: string;
}

/**
 * A horizontal line between two parts. Renders an `<hr>` element; with `word` a `<div>` element that is no separator, so
 * that screen readers read the word.
 */
export function Divider({ word, ...rest }: DividerProps) {
  if (!word) return <Line {...(rest as ComponentProps<'hr'>)} />;
  return <LineWithText {...(rest as ComponentProps<'div'>)}>{word}</LineWithText>;
}

const Line = styled('hr', { width: '100%', margin: 0, border: 0, borderTop: '1px solid $hairlineStrong' });

const LineWithText = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  width: '100%',
  color: '$textSecondary',
  fontSize: '$14',
  '&::before, &::after': { content: '', flex: 1, borderTop: '1px solid $colors$hairlineStrong' },
});
