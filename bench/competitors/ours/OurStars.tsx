import { StarRating } from '@gildshelf/ui';
import type { StarsProps } from '../cells.ts';

export function OurStars(props: StarsProps) {
  return <StarRating label="Rating" {...props} />;
}
