import type { Ref } from 'react';
import { Field } from './Field.tsx';
import { fieldControl } from './fieldControl.ts';

export interface TextAreaProps {
  label: string;
  hint?: string;
  error?: string;
  name?: string;
  value?: string;
  defaultValue?: string;
  /** Gets the text, not the event. */
  onChange?: (value: string) => void;
  /** How many lines are seen at first. */
  rows?: number;
  placeholder?: string;
  maxLength?: number;
  required?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text with their label. */
export function TextArea({ label, hint, error, rows = 4, onChange, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...control}
          {...rest}
          rows={rows}
          className={fieldControl({ resizes: true }).className}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
