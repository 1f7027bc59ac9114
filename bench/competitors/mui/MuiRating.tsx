import Stack from '@mui/material/Stack';
import type { RatingProps } from '../cells.ts';
import { MuiStars } from './MuiStars.tsx';
import { MuiStatus } from './MuiStatus.tsx';

export function MuiRating({ status, statuses, onStatusChange, ...stars }: RatingProps) {
  return (
    <Stack spacing={2}>
      <MuiStatus statuses={statuses} value={status} onChange={onStatusChange} />
      <MuiStars {...stars} />
    </Stack>
  );
}
