import { StarDisplay } from '../star-rating/StarDisplay.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { styled } from '../theme/stitches.ts';

export interface ScoreLineProps extends RootAttributes<HTMLParagraphElement> {
  /** Out of 5; without one there are no stars. */
  rating?: number;
  /** The rating as it is written: '4.47' or 'N/A'. */
  figure: string;
  /** What it is stands in a line of its own, however much room there is, and on a phone all takes two lines. */
  stacked?: boolean;
  /** What it is: 'Average rating, out of 5'. */
  children: string;
}

/** An average: the figure large, its stars, and what it is an average of. Renders a `<p>` element. */
export function ScoreLine({ rating, figure, stacked = false, children, ...rest }: ScoreLineProps) {
  return (
    <Line stacked={stacked} {...rest}>
      <Figure stacked={stacked}>{figure}</Figure>
      {rating !== undefined && <StarDisplay value={rating} />}
      <Words stacked={stacked}>{children}</Words>
    </Line>
  );
}

const Line = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1 $4',
  variants: {
    stacked: {
      true: {
        columnGap: '$2',
        '& > svg': { width: '100px', height: '22px' },
        '@sm': { columnGap: '$4', '& > svg': { width: '143px' } },
      },
      false: {},
    },
  },
});

const Figure = styled('span', {
  fontSize: '$22',
  fontWeight: '$title',
  fontVariantNumeric: 'tabular-nums',
  variants: { stacked: { true: { fontSize: '$18', '@sm': { fontSize: '$22' } }, false: {} } },
});

const Words = styled('span', {
  color: '$textSecondary',
  fontSize: '$14',
  variants: {
    stacked: {
      true: {
        flexBasis: '100%',
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        fontSize: '$12',
        '@sm': { fontSize: '$14' },
      },
      false: {},
    },
  },
});
