import { Button } from '@gildshelf/ui';
import type { ButtonProps } from '../cells.ts';

export function OurButton({ onPress }: ButtonProps) {
  return (
    <Button variant="gold" onClick={onPress}>
      Join Now
    </Button>
  );
}
