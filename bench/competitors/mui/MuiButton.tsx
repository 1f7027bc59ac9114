import Button from '@mui/material/Button';
import type { ButtonProps } from '../cells.ts';

export function MuiButton({ onPress }: ButtonProps) {
  return (
    <Button variant="contained" onClick={onPress}>
      Join Now
    </Button>
  );
}
