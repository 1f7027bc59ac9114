import type { ComponentProps } from 'react';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { styled } from '../theme/stitches.ts';

export interface DividerProps extends RootAttributes<HTMLElement> {
  /** A word in the middle of the line, as 'or'. */
  word?: string;
}

/**
 * A hairline between two things. Renders an `<hr>` element; with a word a `<div>` element, which is text and no
 * separator, so that the word is read.
 */
export function Divider({ word, ...rest }: DividerProps) {
  if (!word) return <Line {...(rest as ComponentProps<'hr'>)} />;
  return <WithWord {...(rest as ComponentProps<'div'>)}>{word}</WithWord>;
}

const Line = styled('hr', { width: '100%', margin: 0, border: 0, borderTop: '1px solid $hairlineStrong' });

const WithWord = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  width: '100%',
  color: '$textSecondary',
  fontSize: '$14',
  '&::before, &::after': { content: '', flex: 1, borderTop: '1px solid $colors$hairlineStrong' },
});
