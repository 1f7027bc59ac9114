import { useId, useState } from 'react';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { useTranslate } from '../../../messages/useTranslate.ts';
import { styled } from '../../../theme/stitches.ts';
import { CheckboxInput } from '../checkbox-field/CheckboxInput.tsx';
import { ChoiceGroup, type GroupAttributes } from '../choice/ChoiceGroup.tsx';
import { ChoiceText, choiceAttributes } from '../choice/ChoiceText.tsx';
import { ChoiceLabel } from '../choice/choiceStyles.ts';

export interface CheckboxOption<Value extends string> {
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

export interface CheckboxGroupProps<Value extends string> extends GroupAttributes {
  /** Label above the options and accessible name of the group. */
  label: string;
  /** Help text, shown while there is no error. */
  hint?: string;
  /** Error message, shown instead of the hint; makes the group invalid. */
  error?: string;
  /** The options in their order. */
  options: readonly CheckboxOption<Value>[];
  /** Controlled: values of the chosen options; update them in `onChange`. */
  value?: readonly Value[];
  /** Uncontrolled: values of the options that are chosen initially and after a reset of its form. */
  defaultValue?: readonly Value[];
  /** Called with the values of the chosen options, in the order of the options. */
  onChange?: (value: Value[]) => void;
  /** Name under which a form submits the value of each chosen option. */
  name?: string;
  /** No option can be chosen or focused, and a form submits none. */
  disabled?: boolean;
  /** Options below each other, or side by side as far as they fit. */
  orientation?: 'vertical' | 'horizontal';
  /** `plain` without a frame, `card` with a frame around each option. */
  variant?: 'plain' | 'card';
  /** `sm` has small text and lines of 36 px (44 on touch screens), for a column of filters. */
  size?: 'sm' | 'md';
  /** Shows this many options, and the others after a press on 'All 18'; all from the start if one of the others is chosen then. */
  collapseAfter?: number;
}

/** A choice of any number of options, controlled or uncontrolled. Renders a `<fieldset>` element with native checkboxes. */
export function CheckboxGroup<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onChange,
  name,
  orientation = 'vertical',
  variant = 'plain',
  size = 'md',
  collapseAfter = options.length,
  ...rest
}: CheckboxGroupProps<Value>) {
  const id = useId();
  const translate = useTranslate();
  const chosen = value ?? defaultValue;
  const [isOpenInitially] = useState(() =>
    options.slice(collapseAfter).some((option) => chosen?.includes(option.value)),
  );
  const unknown = chosen?.find((one) => !options.some((option) => option.value === one));
  reportMisuse(
    !label,
    'A CheckboxGroup has no label. Screen readers announce its options, but not what is to be chosen. Pass its name: label="Genres".',
  );
  reportMisuse(
    unknown !== undefined,
    `The CheckboxGroup '${label}' has no option '${unknown}', which is therefore not shown as chosen. Pass values of its options only.`,
  );
  const report = (group: HTMLFieldSetElement | null) => {
    const boxes = [...(group?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])];
    onChange?.(options.filter((_, index) => boxes[index]?.checked).map((option) => option.value));
  };
  const renderOption = (option: CheckboxOption<Value>, index: number) => {
    const { label: optionLabel, description, note } = option;
    const text = { id: `${id}-${index}`, description, note };
    return (
      <ChoiceLabel key={option.value} variant={variant} size={size}>
        <CheckboxInput
          {...choiceAttributes(text)}
          name={name}
          value={option.value}
          {...(value === undefined
            ? { defaultChecked: defaultValue?.includes(option.value) }
            : { checked: value.includes(option.value) })}
          disabled={option.disabled}
          onChange={(event) => report(event.currentTarget.closest('fieldset'))}
        />
        <ChoiceText {...text} label={optionLabel} />
      </ChoiceLabel>
    );
  };
  return (
    <ChoiceGroup {...rest} label={label} orientation={orientation} variant={variant}>
      {options.slice(0, collapseAfter).map(renderOption)}
      {options.length > collapseAfter && (
        <Others open={isOpenInitially}>
          <summary>{translate('All {count}', { count: options.length })}</summary>
          {options.slice(collapseAfter).map((option, index) => renderOption(option, collapseAfter + index))}
        </Others>
      )}
    </ChoiceGroup>
  );
}

const Others = styled('details', {
  '& > summary': {
    width: 'fit-content',
    minHeight: '$target',
    paddingBlock: '6px',
    borderRadius: '$button',
    color: '$textSecondary',
    fontSize: '$14',
    cursor: 'pointer',
    '@touch': { paddingBlock: '11px' },
    '@hover': { '&:hover': { color: '$text' } },
  },
  '& > label': { display: 'flex' },
});
