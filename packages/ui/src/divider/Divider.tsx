import { styled } from '../theme/stitches.ts';

export interface DividerProps {
  /** A word in the middle of the line, as 'or'. */
  word?: string;
}

/** A hairline between two things. With a word it is text, not a separator, so that the word is read. */
export function Divider({ word }: DividerProps) {
  if (!word) return <Line />;
  return <WithWord>{word}</WithWord>;
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
