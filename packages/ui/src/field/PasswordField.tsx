import type { Ref } from 'react';
import { useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { styled } from '../theme/stitches.ts';
import { Field } from './Field.tsx';
import { fieldControl } from './fieldControl.ts';

export interface PasswordFieldProps {
  label: string;
  hint?: string;
  error?: string;
  name?: string;
  value?: string;
  defaultValue?: string;
  /** Gets the text, not the event. */
  onChange?: (value: string) => void;
  autoComplete?: 'current-password' | 'new-password';
  required?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A password with its label, and a button that shows what was typed. */
export function PasswordField({ label, hint, error, onChange, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control, labelId) => (
        <Frame>
          <input
            {...control}
            {...rest}
            type={shown ? 'text' : 'password'}
            className={fieldControl({ ending: true }).className}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
          <Toggle>
            {/* The word of the label stays out of the button's name, so that the label names one thing only. */}
            <IconButton
              icon={shown ? 'eye-off' : 'eye'}
              label={shown ? 'Hide characters' : 'Show characters'}
              aria-controls={control.id}
              aria-describedby={labelId}
              onClick={() => setShown(!shown)}
            />
          </Toggle>
        </Frame>
      )}
    </Field>
  );
}

const Frame = styled('div', { position: 'relative' });

const Toggle = styled('div', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '4px',
  display: 'grid',
  placeItems: 'center',
});
