import { useRef } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { useTranslate } from '../../../messages/useTranslate.ts';
import { styled } from '../../../theme/stitches.ts';
import { CheckboxInput } from '../../fields/checkbox-field/CheckboxInput.tsx';

export interface SelectBoxProps
  extends RootAttributes<HTMLInputElement, 'aria-label' | 'defaultValue' | 'onChange' | 'role'> {
  /** Name of what is selected; the accessible name is 'Select …'. */
  label: string;
  /** Controlled: whether it is selected; update it in `onChange`. */
  checked: boolean;
  /** Shows a dash: some, but not all of what it stands for is selected. */
  indeterminate?: boolean;
  /** Called with the new state, and with whether the Shift key was pressed, which selects a range. */
  onChange: (checked: boolean, isRange: boolean) => void;
}

/**
 * A checkbox without a visible label, for selecting an entry of a list: a target of 44 px. Attributes and the ref go to its
 * `<input>` element, `className` and `style` to the `<label>` element around it.
 */
export function SelectBox({ label, onChange, className, style, ...rest }: SelectBoxProps) {
  reportMisuse(!label, 'A SelectBox has no label. Pass the name of what it selects: label="Hades".');
  const translate = useTranslate();
  const isRange = useRef(false);
  return (
    <Target className={className} style={style}>
      <CheckboxInput
        {...rest}
        aria-label={translate('Select {name}', { name: label })}
        onClick={(event) => {
          isRange.current = event.shiftKey;
          rest.onClick?.(event);
        }}
        onChange={(event) => onChange(event.currentTarget.checked, isRange.current)}
      />
    </Target>
  );
}

const Target = styled('label', {
  display: 'inline-grid',
  placeItems: 'center',
  width: '$touch',
  height: '$touch',
  marginInlineStart: '-12px',
  cursor: 'pointer',
  userSelect: 'none',
  // Many are selected at once, and each transition has two or three events.
  '& > input, & > input::before': { transition: 'none' },
});
