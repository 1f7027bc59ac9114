import { type ControlAttributes, Field } from './Field.tsx';
import { fieldControlStyles } from './fieldControlStyles.ts';

export interface TextAreaProps extends ControlAttributes<HTMLTextAreaElement> {
  /** Label, always visible; the accessible name of the control. */
  label: string;
  /** Help text, shown while there is no error. */
  hint?: string;
  /** Error message, shown instead of the hint; makes the control invalid. */
  error?: string;
  /** Name under which a form submits the value. */
  name?: string;
  /** Controlled: the text; update it in `onChange`. */
  value?: string;
  /** Uncontrolled: the initial text. */
  defaultValue?: string;
  /** Called with the text, not the event. */
  onChange?: (value: string) => void;
  /** Initial height in lines. */
  rows?: number;
  /** Uses a monospaced font, for source text. */
  monospace?: boolean;
  /** Example shown while the control is empty; no replacement for the label or the hint. */
  placeholder?: string;
  /** Maximum number of characters that can be typed. */
  maxLength?: number;
  /** A form cannot be submitted without a value. */
  required?: boolean;
  /** The text can be read and copied, but not changed. */
  readOnly?: boolean;
  /** The control can be neither changed nor focused, and a form does not submit it. */
  disabled?: boolean;
}

/**
 * Several lines of text with a label, controlled or uncontrolled. Attributes and the ref go to its `<textarea>` element,
 * whose height the user can change.
 */
export function TextArea({
  label,
  hint,
  error,
  rows = 4,
  monospace,
  onChange,
  className,
  style,
  ...rest
}: TextAreaProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      controlId={rest.id}
      describedBy={rest['aria-describedby']}
      className={className}
      style={style}
    >
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className={fieldControlStyles({ resizes: true, monospace }).className}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
