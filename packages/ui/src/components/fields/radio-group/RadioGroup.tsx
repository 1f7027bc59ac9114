import { useId } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { litStyle } from '../../../theme/litStyle.ts';
import { styled } from '../../../theme/stitches.ts';
import { Icon } from '../../graphics/icon/Icon.tsx';

export interface RadioOption<Value extends string> {
  /** Value that is passed to `onChange`, and that a form submits. */
  value: Value;
  /** Label of the option. */
  label: string;
  /** Further information about the option, below its label. */
  description?: string;
  /** The option can be neither chosen nor focused. */
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string>
  extends RootAttributes<
    HTMLFieldSetElement,
    'aria-invalid' | 'aria-label' | 'aria-labelledby' | 'aria-required' | 'defaultValue' | 'onChange' | 'role'
  > {
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
}

/**
 * A choice of one of a few options that are all visible, controlled or uncontrolled. Uses native radio buttons and their
 * keyboard handling. Renders a `<fieldset>` element with the role `radiogroup`.
 */
export function RadioGroup<Value extends string>({
  label,
  hint,
  error,
  options,
  value,
  defaultValue,
  onChange,
  name,
  required,
  disabled,
  orientation = 'vertical',
  variant = 'plain',
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
  const note = error || hint;
  const descriptions = [rest['aria-describedby'], note && `${id}-note`].filter(Boolean).join(' ');
  return (
    <Root
      {...rest}
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={descriptions || undefined}
      disabled={disabled}
    >
      <Legend>{label}</Legend>
      <Options layout={`${variant}-${orientation}`}>
        {options.map((option, index) => (
          <Option key={option.value} variant={variant}>
            <Radio
              type="radio"
              name={name ?? id}
              value={option.value}
              aria-labelledby={`${id}-label-${index}`}
              aria-describedby={option.description ? `${id}-description-${index}` : undefined}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              required={required}
              disabled={option.disabled}
              onChange={() => onChange?.(option.value)}
            />
            <Texts>
              <span id={`${id}-label-${index}`}>{option.label}</span>
              {option.description && (
                <Description id={`${id}-description-${index}`}>{option.description}</Description>
              )}
            </Texts>
          </Option>
        ))}
      </Options>
      {note && (
        <Note
          // The key makes an error a new element, so that it is announced while the focus stays in the group.
          key={error ? 'error' : 'hint'}
          id={`${id}-note`}
          role={error && 'alert'}
          tone={error ? 'error' : 'hint'}
        >
          {error && <Icon name="warning" size="sm" />}
          <span>{note}</span>
        </Note>
      )}
    </Root>
  );
}

const Root = styled('fieldset', { minWidth: 0 });

const Legend = styled('legend', {
  maxWidth: '100%',
  marginBottom: '$1',
  padding: 0,
  fontSize: '$14',
  fontWeight: '$medium',
  lineHeight: '$title',
});

const Options = styled('div', {
  variants: {
    layout: {
      'plain-vertical': { display: 'flex', flexDirection: 'column' },
      'plain-horizontal': { display: 'flex', flexWrap: 'wrap', columnGap: '$6' },
      'card-vertical': { display: 'grid', gap: '$2', marginTop: '$1' },
      'card-horizontal': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
        gap: '$2',
        marginTop: '$1',
      },
    },
  },
});

const Option = styled('label', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$3',
  minWidth: 0,
  minHeight: '$touch',
  cursor: 'pointer',
  '&:has(:disabled)': { color: '$textTertiary', cursor: 'not-allowed' },
  '@forcedColors': { '&:has(:disabled)': { color: 'GrayText' } },
  variants: {
    variant: {
      plain: { paddingBlock: '10px' },
      card: {
        padding: '11px $4',
        border: '1px solid $hairlineStrong',
        borderRadius: '$button',
        backgroundColor: '$well',
        transition: 'background-color $transitions$quick, border-color $transitions$quick',
        '@hover': { '&:hover:not(:has(:disabled, :checked))': { borderColor: '$border' } },
        '&:has(:checked)': litStyle,
        '@forcedColors': { '&:has(:checked)': { borderColor: 'Highlight' } },
      },
    },
  },
});

// The margins centre it on the first line of the label, which is 1.5rem high.
const Radio = styled('input', {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '20px',
  height: '20px',
  marginInline: 0,
  marginBlock: 'calc((1.5rem - 20px) / 2)',
  border: '1px solid $border',
  borderRadius: '$pill',
  backgroundColor: '$well',
  cursor: 'inherit',
  transition: 'border-color $transitions$quick',
  '&::before': {
    content: '',
    width: '10px',
    height: '10px',
    borderRadius: '$pill',
    backgroundColor: '$champagne',
    opacity: 0,
    transition: 'opacity $transitions$quick',
  },
  '@hover': { '&:hover:not(:disabled, :checked)': { borderColor: '$borderHover' } },
  '&:checked': { borderColor: '$champagne' },
  '&:checked::before': { opacity: 1 },
  '&:active:not(:disabled)': { backgroundColor: '$wash' },
  '[aria-invalid="true"] &': { borderColor: '$danger' },
  '&:disabled': { borderColor: '$hairlineStrong' },
  '&:disabled::before': { backgroundColor: '$textDisabled' },
  '@forcedColors': {
    forcedColorAdjust: 'none',
    borderColor: 'ButtonText',
    backgroundColor: 'ButtonFace',
    '&::before': { backgroundColor: 'Highlight' },
    '&:checked': { borderColor: 'Highlight' },
    '[aria-invalid="true"] &': { borderColor: 'ButtonText' },
    '&:disabled': { borderColor: 'GrayText' },
    '&:disabled::before': { backgroundColor: 'GrayText' },
  },
});

const Texts = styled('span', {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  fontSize: '$16',
  lineHeight: '$text',
  overflowWrap: 'anywhere',
});

const Description = styled('span', { color: '$textSecondary', fontSize: '$14', lineHeight: 1.4 });

const Note = styled('p', {
  display: 'flex',
  gap: '6px',
  marginTop: '$2',
  fontSize: '$14',
  lineHeight: 1.4,
  '& > svg': { marginTop: '2px' },
  '& > span': { minWidth: 0 },
  variants: { tone: { hint: { color: '$textSecondary' }, error: { color: '$danger' } } },
});
