import { styled } from '../../../theme/stitches.ts';
import { detail } from '../../../theme/themes/darkTheme.ts';
import { chevronDown } from '../../graphics/icon/iconPaths.ts';
import { SvgIcon } from '../../graphics/icon/SvgIcon.tsx';
import { type ControlAttributes, Field } from './Field.tsx';
import { fieldControlStyles } from './fieldControlStyles.ts';

export interface SelectOption {
  /** Value that `onChange` gets and a form submits; not empty, since an empty value means that nothing is chosen. */
  value: string;
  /** Text of the option. */
  label: string;
  /** Shown, but cannot be chosen. */
  disabled?: boolean;
}

export interface SelectProps extends ControlAttributes<HTMLSelectElement> {
  /** Label, always visible; the accessible name of the control. */
  label: string;
  /** Help text, shown while there is no error. */
  hint?: string;
  /** Error message, shown instead of the hint; makes the control invalid. */
  error?: string;
  /** Name under which a form submits the value. */
  name?: string;
  /** Shows the label in small text inside the frame, for toolbars. */
  labelInside?: boolean;
  /** The options in their order. */
  options: readonly SelectOption[];
  /** Text of a first option with an empty value, selected while nothing is chosen. */
  placeholder?: string;
  /** Controlled: the value of the chosen option; update it in `onChange`. */
  value?: string;
  /** Uncontrolled: the value that is chosen initially. */
  defaultValue?: string;
  /** Called with the value of the chosen option, not the event. */
  onChange?: (value: string) => void;
  /** A form cannot be submitted while nothing is chosen. */
  required?: boolean;
  /** The control can be neither changed nor focused, and a form does not submit it. */
  disabled?: boolean;
}

/**
 * A choice of one option, controlled or uncontrolled. The list of options is native, so that phones show their own picker
 * and all keys work as usual. Attributes and the ref go to its `<select>` element.
 */
export function Select({
  label,
  hint,
  error,
  labelInside,
  options,
  placeholder,
  onChange,
  className,
  style,
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
      className={className}
      style={style}
    >
      {(control) => (
        <Frame>
          <Choice
            {...rest}
            {...control}
            className={fieldControlStyles({ ending: true }).className}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          >
            {placeholder !== undefined && (
              <option value="" data-placeholder="">
                {placeholder}
              </option>
            )}
            {options.map(({ value, label: text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </Choice>
          <Chevron>
            <SvgIcon path={chevronDown} />
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
  '& option': { color: '$text', backgroundColor: detail('popover') },
});

const Chevron = styled('span', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '14px',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});
