import { StarDisplay } from '../star-rating/StarDisplay.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { styled } from '../theme/stitches.ts';

export interface ScoreLineProps extends RootAttributes<HTMLParagraphElement> {
  /** Out of 5; without one there are no stars. */
  rating?: number;
  /** The rating as it is written: '4.47' or 'N/A'. */
  figure: string;
  /** What it is: 'Average rating, out of 5'. */
  children: string;
}

/** An average: the figure large, its stars, and what it is an average of. Renders a `<p>` element. */
export function ScoreLine({ rating, figure, children, ...rest }: ScoreLineProps) {
  return (
    <Line {...rest}>
      <Figure>{figure}</Figure>
      {rating !== undefined && <StarDisplay value={rating} />}
      <Words>{children}</Words>
    </Line>
  );
}

const Line = styled('p', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$1 $4' });

const Figure = styled('span', { fontSize: '$22', fontWeight: '$title', fontVariantNumeric: 'tabular-nums' });

const Words = styled('span', { color: '$textSecondary', fontSize: '$14' });
