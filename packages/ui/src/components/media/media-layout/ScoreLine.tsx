import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { breakpoints } from '../../../theme/breakpoints.ts';
import { styled } from '../../../theme/stitches.ts';
import { StarDisplay } from '../../fields/star-rating/StarDisplay.tsx';

export interface ScoreLineProps extends RootAttributes<HTMLParagraphElement> {
  /** Average out of 5; without it no stars are shown. */
  rating?: number;
  /** The average as text: '4.47' or 'N/A'. */
  figure: string;
  /** Puts the description on a line of its own at every width; a long one wraps. */
  stacked?: boolean;
  /** `sm` has small text and stars, for a row of a list. */
  size?: 'sm' | 'md';
  /** Description: 'Average rating, out of 5'. */
  children: string;
}

/** An average rating: the number, its stars and a description. Renders a `<p>` element. */
export function ScoreLine({
  rating,
  figure,
  stacked = false,
  size = 'md',
  children,
  ...rest
}: ScoreLineProps) {
  return (
    <Line stacked={stacked} size={size} {...rest}>
      <Figure>{figure}</Figure>
      {rating !== undefined && <StarDisplay value={rating} size={size} />}
      <Description>{children}</Description>
    </Line>
  );
}

// The variants of all parts in one place: each of the parts has the same ones.
const Line = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1 $4',
  variants: {
    stacked: {
      true: {
        '& > :last-child': {
          flexBasis: '100%',
          // One line is as high as elsewhere, two are lower: widgets reserve their height.
          lineHeight: 1.3,
          paddingBlock: '0.1em',
        },
        [`@media (width < ${breakpoints.sm}px)`]: {
          columnGap: '$2',
          '& > svg': { width: '100px', height: '22px' },
          '& > :first-child': { fontSize: '$18' },
          '& > :last-child': { fontSize: '$12' },
        },
      },
      false: {},
    },
    size: {
      sm: {
        gap: '0 $2',
        lineHeight: 1.35,
        '& > :first-child': { fontSize: '$14' },
        '& > :last-child': { fontSize: '$12' },
      },
      md: {},
    },
  },
});

const Figure = styled('span', { fontSize: '$22', fontWeight: '$title', fontVariantNumeric: 'tabular-nums' });

const Description = styled('span', { color: '$textSecondary', fontSize: '$14' });
