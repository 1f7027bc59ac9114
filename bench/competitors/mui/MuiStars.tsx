import Rating from '@mui/material/Rating';
import type { StarsProps } from '../cells.ts';

export function MuiStars({ value, onChange }: StarsProps) {
  return (
    <Rating
      name="rating"
      aria-label="Rating"
      precision={0.5}
      value={value}
      onChange={(_, next) => onChange(next ?? 0)}
    />
  );
}
