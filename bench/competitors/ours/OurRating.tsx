import { Select, Stack } from '@gildshelf/ui';
import type { RatingProps } from '../cells.ts';
import { OurStars } from './OurStars.tsx';

export function OurRating({ status, statuses, onStatusChange, ...stars }: RatingProps) {
  return (
    <Stack gap={4}>
      <Select label="Status" options={statuses} value={status} onChange={onStatusChange} />
      <OurStars {...stars} />
    </Stack>
  );
}

/** Colours, type and the focus ring: what a page with any of our parts loads once. */
export { globalStyles } from '@gildshelf/ui';
