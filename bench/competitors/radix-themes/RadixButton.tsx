import '@radix-ui/themes/styles.css';
import { Button, Theme } from '@radix-ui/themes';
import type { ButtonProps } from '../cells.ts';

export function RadixButton({ onPress }: ButtonProps) {
  return (
    <Theme>
      <Button onClick={onPress}>Join Now</Button>
    </Theme>
  );
}
