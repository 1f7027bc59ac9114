import { useId } from 'react';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { styled } from '../../../theme/stitches.ts';
import { ChoiceGroup, type GroupAttributes } from '../choice/ChoiceGroup.tsx';
import { ChoiceText, choiceAttributes } from '../choice/ChoiceText.tsx';
import { boxStyle, ChoiceLabel, forcedBoxStyle } from '../choice/choiceStyles.ts';

export interface RadioOption<Value extends string> {
  /** Value that is passed to `onChange`, and that a form submits. */
  value: Value;
  /** Label of the option. */
  label: string;
  /** Further information about the option, below its label. */
  description?: string;
  /** Short text at the end of the line, such as a count. */
  note?: string;
  /** The option can be neither chosen nor focused. */
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> extends GroupAttributes {
  /** Label above the options and accessible name of the group. */
  label: string;
  /** Help text, shown while there is no error. */
  hint?: string;
  /** Error message, shown instead of the hint; makes the group invalid. */
  error?: string;
  /** The options in their order: two to about seven. For more use a `Select`. */
  options: readonly RadioOption<Value>[];
  /** Controlled: value of the chosen option, or null for none; update it in `onChange`. */
  value?: Value | null;
  /** Uncontrolled: value of the option that is chosen initially and after a reset of its form; by default none. */
  defaultValue?: Value;
  /** Called with the value of the chosen option, not the event. */
  onChange?: (value: Value) => void;
  /** Name under which a form submits the value. */
  name?: string;
  /** A form cannot be submitted while nothing is chosen. */
  required?: boolean;
  /** No option can be chosen or focused, and a form does not submit the value. */
  disabled?: boolean;
  /** Options below each other, or side by side as far as they fit. */
  orientation?: 'vertical' | 'horizontal';
  /** `plain` without a frame, `card` with a frame around each option. */
  variant?: 'plain' | 'card';
  /** `sm` has small text and lines of 36 px (44 on touch screens), for a column of filters. */
  size?: 'sm' | 'md';
}

/**
 * A choice of one of a few options that are all visible, controlled or uncontrolled. Uses native radio buttons and their
 * keyboard handling. Renders a `<fieldset>` element with the role `radiogroup`.
 */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onChange,
  name,
  required,
  disabled,
  orientation = 'vertical',
  variant = 'plain',
  size = 'md',
  ...rest
}: RadioGroupProps<Value>) {
  const id = useId();
  const initial = value === undefined ? defaultValue : value;
  reportMisuse(
    !label,
    'A RadioGroup has no label. Screen readers announce its options, but not what is to be chosen. Pass its name: label="Rating".',
  );
  reportMisuse(
    initial != null && !options.some((option) => option.value === initial),
    `The RadioGroup '${label}' has no option '${initial}'. Therefore none is chosen. Pass the value of one of its options, or null for none.`,
  );
  return (
    <ChoiceGroup
      {...rest}
      label={label}
      role="radiogroup"
      aria-required={required || undefined}
      disabled={disabled}
      orientation={orientation}
      variant={variant}
    >
      {options.map((option, index) => {
        const text = { id: `${id}-${index}`, description: option.description, note: option.note };
        return (
          <ChoiceLabel key={option.value} variant={variant} size={size}>
            <Radio
              {...choiceAttributes(text)}
              type="radio"
              name={name ?? id}
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              required={required}
              disabled={option.disabled}
              onChange={() => onChange?.(option.value)}
            />
            <ChoiceText {...text} label={option.label} />
          </ChoiceLabel>
        );
      })}
    </ChoiceGroup>
  );
}

const Radio = styled('input', {
  ...boxStyle,
  borderRadius: '$pill',
  '&::before': {
    ...boxStyle['&::before'],
    width: '10px',
    height: '10px',
    borderRadius: '$pill',
    backgroundColor: '$champagne',
  },
  '&:disabled::before': { backgroundColor: '$textDisabled' },
  '@forcedColors': {
    ...forcedBoxStyle,
    '&::before': { backgroundColor: 'Highlight' },
    '&:disabled::before': { backgroundColor: 'GrayText' },
  },
});
