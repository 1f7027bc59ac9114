import { Select } from '@radix-ui/themes';
import type { Status } from '../cells.ts';

export interface RadixStatusProps {
  readonly statuses: readonly Status[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function RadixStatus({ statuses, value, onChange }: RadixStatusProps) {
  return (
    <Select.Root value={value} onValueChange={onChange}>
      <Select.Trigger aria-label="Status" />
      <Select.Content>
        {statuses.map((status) => (
          <Select.Item key={status.value} value={status.value}>
            {status.label}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  );
}
