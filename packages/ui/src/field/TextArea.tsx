import type { ControlAttributes } from './ControlAttributes.ts';
import { Field } from './Field.tsx';
import { fieldControl } from './fieldControl.ts';

export interface TextAreaProps extends ControlAttributes<HTMLTextAreaElement> {
  /** What is to be filled in; always seen, and the name of the control. */
  label: string;
  /** What is asked for, before anything is wrong. */
  hint?: string;
  /** What is wrong; shown in place of the hint, and makes the control invalid. */
  error?: string;
  /** The name under which a form sends it. */
  name?: string;
  /** Controlled: what it shows; follow `onChange`. */
  value?: string;
  /** Uncontrolled: what it shows at first. */
  defaultValue?: string;
  /** Gets the text, not the event. */
  onChange?: (value: string) => void;
  /** How many lines are seen at first. */
  rows?: number;
  /** For source text: every letter is as wide as the others. */
  monospace?: boolean;
  /** An example, while it is empty; never in place of the label or the hint. */
  placeholder?: string;
  /** The most letters that can be typed. */
  maxLength?: number;
  /** A form is not sent without it. */
  required?: boolean;
  /** Can be read and copied, not changed. */
  readOnly?: boolean;
  /** Cannot be changed, nor have the focus; a form does not send it. */
  disabled?: boolean;
}

/**
 * Several lines of text with their label, controlled or uncontrolled. Attributes and the ref go to its `<textarea>`
 * element, which can be pulled higher.
 */
export function TextArea({ label, hint, error, rows = 4, monospace, onChange, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} controlId={rest.id} describedBy={rest['aria-describedby']}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className={fieldControl({ resizes: true, monospace }).className}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
