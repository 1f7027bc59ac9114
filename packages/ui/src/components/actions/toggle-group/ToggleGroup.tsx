import { useId, useState } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { litStyle } from '../../../theme/litStyle.ts';
import { styled } from '../../../theme/stitches.ts';
import { type IconContent, renderIcon } from '../../graphics/icon/Icon.tsx';

export interface ToggleGroupItem<Value extends string> {
  /** Value that is passed to `onChange`. */
  value: Value;
  /** Visible label. */
  label: string;
  /** Icon before the label. */
  icon?: IconContent;
  /** Disables the item: it is visible, but can be neither selected nor focused. */
  disabled?: boolean;
}

export interface ToggleGroupProps<Value extends string>
  extends RootAttributes<HTMLDivElement, 'aria-label' | 'defaultValue' | 'onChange' | 'role'> {
  /** Accessible name of the group. */
  label: string;
  /** Controlled: value of the selected item; update it in `onChange`. */
  value?: Value;
  /** Uncontrolled: value of the initially selected item; by default the first one. */
  defaultValue?: Value;
  /** Called with the value of the newly selected item. */
  onChange?: (value: Value) => void;
  /** Name of the form field. */
  name?: string;
  /** Shows the icons only; the labels are the accessible names. */
  iconsOnly?: boolean;
  /** The items: two to six, with short labels. */
  items: readonly ToggleGroupItem<Value>[];
}

/**
 * A single choice of a few items side by side, controlled or uncontrolled. Uses native radio buttons and their keyboard
 * handling; one item is always selected. Renders a `<div>` element.
 */
export function ToggleGroup<Value extends string>({
  label,
  value,
  defaultValue,
  onChange,
  name,
  iconsOnly,
  items,
  ...rest
}: ToggleGroupProps<Value>) {
  const ownName = useId();
  const [ownValue, setOwnValue] = useState(defaultValue ?? items[0]?.value);
  const selected = value ?? ownValue;
  reportMisuse(
    !items.some((item) => item.value === selected),
    `The ToggleGroup '${label}' has no item '${selected}'. Therefore no item is selected, although one always should be. Pass the value of one of its items as value or defaultValue.`,
  );
  const select = (next: Value) => {
    setOwnValue(next);
    onChange?.(next);
  };
  return (
    <Root {...rest} hasMany={items.length >= 5} role="radiogroup" aria-label={label}>
      {items.map((item) => (
        <Item key={item.value} iconOnly={iconsOnly} data-state={item.value === selected ? 'on' : 'off'}>
          <RadioInput
            type="radio"
            name={name ?? ownName}
            value={item.value}
            checked={item.value === selected}
            disabled={item.disabled}
            onChange={() => select(item.value)}
            aria-label={iconsOnly ? item.label : undefined}
          />
          {renderIcon(item.icon)}
          {!iconsOnly && item.label}
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
  variants: {
    // Not `:has(> :nth-child(5))`, by which a browser restyles the whole page whenever an element is added to it.
    hasMany: {
      true: {
        // Where five or six items do not fit in one row, at most three in each row, in place of four and one or two.
        '& > *': { flexBasis: 'clamp(1%, calc((32rem - 100%) * 999), 28%)', minWidth: 'fit-content' },
      },
    },
  },
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
  variants: {
    iconOnly: {
      true: {
        minWidth: '40px',
        minHeight: '36px',
        padding: 0,
        '@sm': { paddingInline: 0 },
        '&[data-state="on"]': litStyle,
      },
    },
  },
});

// Transparent and on top of the label; the surrounding item shows its state and focus.
const RadioInput = styled('input', {
  appearance: 'none',
  position: 'absolute',
  inset: '-1px',
  margin: 0,
  borderRadius: 'inherit',
  outline: 'none !important',
  cursor: 'inherit',
});
