import * as RadixToggleGroup from '@radix-ui/react-toggle-group';
import type { IconName } from '../icon/Icon.tsx';
import { Icon } from '../icon/Icon.tsx';
import { styled } from '../theme/stitches.ts';

export interface ToggleGroupItem<Value extends string> {
  value: Value;
  label: string;
  icon?: IconName;
}

export interface ToggleGroupProps<Value extends string> {
  /** What is chosen here, in words; read, not shown. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  items: readonly ToggleGroupItem<Value>[];
}

/** One of a few, side by side. There is always one chosen. */
export function ToggleGroup<Value extends string>({
  label,
  value,
  onChange,
  items,
}: ToggleGroupProps<Value>) {
  const handleChange = (chosen: string) => {
    const item = items.find((candidate) => candidate.value === chosen);
    if (item) onChange(item.value);
  };
  return (
    <Root type="single" aria-label={label} value={value} onValueChange={handleChange}>
      {items.map((item) => (
        <Item key={item.value} value={item.value}>
          {item.icon && <Icon name={item.icon} />}
          {item.label}
        </Item>
      ))}
    </Root>
  );
}

const Root = styled(RadixToggleGroup.Root, {
  display: 'flex',
  gap: '3px',
  padding: '3px',
  border: '1px solid $hairlineStrong',
  borderRadius: '$button',
  backgroundColor: '$well',
});

const Item = styled(RadixToggleGroup.Item, {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  flex: 1,
  minHeight: '$touch',
  padding: '$1 $4',
  border: '1px solid transparent',
  borderRadius: '3px',
  color: '$textSecondary',
  backgroundColor: 'transparent',
  fontWeight: '$medium',
  cursor: 'pointer',
  transition:
    'background-color $transitions$quick, color $transitions$quick, border-color $transitions$quick',
  '@hover': { '&:hover': { color: '$text', backgroundColor: '$washSoft' } },
  '&:active': { backgroundColor: '$wash' },
  '&[data-state="on"]': {
    color: '$text',
    fontWeight: '$title',
    borderColor: '$gold',
    backgroundColor: '$wash',
  },
  '@forcedColors': { '&[data-state="on"]': { borderColor: 'Highlight', outline: '1px solid Highlight' } },
});
