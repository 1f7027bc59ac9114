import { Button } from '@gildshelf/ui';
import type { ButtonProps } from '../cells.ts';

export function OurButton({ onPress }: ButtonProps) {
  return (
    <Button variant="gold" onClick={onPress}>
      Join Now
    </Button>
  );
}

/** Colours, type and the focus ring: what a page with any of our parts loads once. */
export { globalStyles } from '@gildshelf/ui';
