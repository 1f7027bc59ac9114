import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Status } from '../cells.ts';

export interface MuiStatusProps {
  readonly statuses: readonly Status[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function MuiStatus({ statuses, value, onChange }: MuiStatusProps) {
  return (
    <TextField
      select
      fullWidth
      id="status"
      label="Status"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {statuses.map((status) => (
        <MenuItem key={status.value} value={status.value}>
          {status.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
