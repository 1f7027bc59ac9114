import { Icon } from '../icon/Icon.tsx';
import { styled } from '../theme/stitches.ts';
import type { ControlAttributes } from './ControlAttributes.ts';
import { Field } from './Field.tsx';
import { fieldControl } from './fieldControl.ts';

export interface SelectOption {
  /** What `onChange` gets and a form sends; not empty, which means that nothing is chosen. */
  value: string;
  /** What is read. */
  label: string;
  /** Shown, but cannot be chosen. */
  disabled?: boolean;
}

export interface SelectProps extends ControlAttributes<HTMLSelectElement> {
  /** What is to be filled in; always seen, and the name of the control. */
  label: string;
  /** What is asked for, before anything is wrong. */
  hint?: string;
  /** What is wrong; shown in place of the hint, and makes the control invalid. */
  error?: string;
  /** The name under which a form sends it. */
  name?: string;
  /** The label stands small within the frame: for a bar of tools. */
  labelInside?: boolean;
  /** What can be chosen, in this order. */
  options: readonly SelectOption[];
  /** An option with an empty value that stands first while nothing is chosen. */
  placeholder?: string;
  /** Controlled: the value of the chosen option; follow `onChange`. */
  value?: string;
  /** Uncontrolled: the value that is chosen at first. */
  defaultValue?: string;
  /** Gets the value of the chosen option, not the event. */
  onChange?: (value: string) => void;
  /** A form is not sent while nothing is chosen. */
  required?: boolean;
  /** Cannot be changed, nor have the focus; a form does not send it. */
  disabled?: boolean;
}

/**
 * One of several, controlled or uncontrolled: the browser's own list in the house's frame, so that phones show their own
 * wheel and every key works as elsewhere on the machine. Attributes and the ref go to its `<select>` element.
 */
export function Select({
  label,
  hint,
  error,
  labelInside,
  options,
  placeholder,
  onChange,
  ...rest
}: SelectProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      labelInside={labelInside}
      controlId={rest.id}
      describedBy={rest['aria-describedby']}
    >
      {(control) => (
        <Frame>
          <Choice
            {...rest}
            {...control}
            className={fieldControl({ ending: true }).className}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          >
            {placeholder !== undefined && (
              <option value="" data-placeholder="">
                {placeholder}
              </option>
            )}
            {options.map(({ value, label: words, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {words}
              </option>
            ))}
          </Choice>
          <Chevron>
            <Icon name="chevron-down" />
          </Chevron>
        </Frame>
      )}
    </Field>
  );
}

const Frame = styled('div', { position: 'relative' });

const Choice = styled('select', {
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  '&:has([data-placeholder]:checked)': { color: '$textSecondary' },
  '& option': { color: '$text', backgroundColor: '$surfaceHigh' },
});

const Chevron = styled('span', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '14px',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});
