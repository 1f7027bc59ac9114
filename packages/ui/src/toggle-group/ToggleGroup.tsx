import { useId, useState } from 'react';
import type { IconName } from '../icon/Icon.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { reportMisuse } from '../theme/reportMisuse.ts';
import { styled } from '../theme/stitches.ts';

export interface ToggleGroupItem<Value extends string> {
  /** What `onChange` gets. */
  value: Value;
  /** What is read. */
  label: string;
  /** A drawing before the words. */
  icon?: IconName;
  /** Shown, but cannot be chosen, nor have the focus. */
  disabled?: boolean;
}

export interface ToggleGroupProps<Value extends string>
  extends RootAttributes<HTMLDivElement, 'aria-label' | 'defaultValue' | 'onChange' | 'role'> {
  /** What is chosen here, in words; read, not shown. */
  label: string;
  /** Controlled: which one is chosen; follow `onChange`. */
  value?: Value;
  /** Uncontrolled: which one is chosen at first; the first one without it. */
  defaultValue?: Value;
  /** Another one was chosen. */
  onChange?: (value: Value) => void;
  /** The name under which a form sends what is chosen. */
  name?: string;
  /** What can be chosen: two to five, with short words. */
  items: readonly ToggleGroupItem<Value>[];
}

/**
 * One of a few, side by side, controlled or uncontrolled: the browser's own radio buttons, with their keys. One is always
 * chosen. Renders a `<div>` element.
 */
export function ToggleGroup<Value extends string>({
  label,
  value,
  defaultValue,
  onChange,
  name,
  items,
  ...rest
}: ToggleGroupProps<Value>) {
  const ownName = useId();
  const [own, setOwn] = useState(defaultValue ?? items[0]?.value);
  const chosen = value ?? own;
  reportMisuse(
    !items.some((item) => item.value === chosen),
    `The ToggleGroup '${label}' has no item '${chosen}'. Nothing in it is chosen, though one always should be. Pass the value of one of its items as value or defaultValue.`,
  );
  const choose = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  return (
    <Root {...rest} role="radiogroup" aria-label={label}>
      {items.map((item) => (
        <Item key={item.value} data-state={item.value === chosen ? 'on' : 'off'}>
          <Choice
            type="radio"
            name={name ?? ownName}
            value={item.value}
            checked={item.value === chosen}
            disabled={item.disabled}
            onChange={() => choose(item.value)}
          />
          {item.icon && <Icon name={item.icon} />}
          {item.label}
        </Item>
      ))}
    </Root>
  );
}

const Root = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3px',
  padding: '3px',
  border: '1px solid $hairlineStrong',
  borderRadius: '$button',
  backgroundColor: '$well',
});

const Item = styled('label', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: '$touch',
  padding: '$1 $3',
  '@sm': { paddingInline: '$4' },
  border: '1px solid transparent',
  borderRadius: '3px',
  color: '$textSecondary',
  fontWeight: '$medium',
  lineHeight: '$title',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition:
    'background-color $transitions$quick, color $transitions$quick, border-color $transitions$quick',
  '@hover': { '&:hover:not(:has(:disabled))': { color: '$text', backgroundColor: '$washSoft' } },
  '&:active:not(:has(:disabled))': { backgroundColor: '$wash' },
  '&[data-state="on"]': {
    color: '$text',
    borderColor: '$gold',
    backgroundColor: '$wash',
  },
  '&:has(:disabled)': { color: '$textDisabled', cursor: 'not-allowed' },
  '&:has(:focus-visible)': { outline: '2px solid $colors$goldPure', outlineOffset: '2px' },
  '@forcedColors': {
    borderColor: 'Canvas',
    '&:has(:disabled)': { color: 'GrayText' },
    '&:has(:focus-visible)': { outlineColor: 'Highlight' },
    '&[data-state="on"]': {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      borderColor: 'Highlight',
      backgroundColor: 'Highlight',
    },
  },
});

// Lies unseen over its words: what is around it shows its state and its focus.
const Choice = styled('input', {
  appearance: 'none',
  position: 'absolute',
  inset: '-1px',
  margin: 0,
  borderRadius: 'inherit',
  outline: 'none !important',
  cursor: 'inherit',
});
