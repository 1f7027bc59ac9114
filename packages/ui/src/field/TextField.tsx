import type { FocusEvent, HTMLInputAutoCompleteAttribute, Ref } from 'react';
import type { IconName } from '../icon/Icon.tsx';
import { Icon } from '../icon/Icon.tsx';
import { styled } from '../theme/stitches.ts';
import { Field } from './Field.tsx';
import { fieldControl } from './fieldControl.ts';

export interface TextFieldProps {
  label: string;
  hint?: string;
  error?: string;
  name?: string;
  type?: 'text' | 'email' | 'url' | 'search';
  value?: string;
  defaultValue?: string;
  /** Gets the text, not the event. */
  onChange?: (value: string) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** What browsers and password managers may fill in, as `username` or `email`. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'url' | 'search';
  startIcon?: IconName;
  placeholder?: string;
  maxLength?: number;
  required?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text with its label. */
export function TextField({
  label,
  hint,
  error,
  type = 'text',
  startIcon,
  onChange,
  ...rest
}: TextFieldProps) {
  const address = type === 'email' || type === 'url' || rest.autoComplete === 'username';
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Frame>
          {startIcon && (
            <Sign>
              <Icon name={startIcon} />
            </Sign>
          )}
          <input
            {...control}
            {...rest}
            type={type}
            className={fieldControl({ starting: Boolean(startIcon) }).className}
            autoCapitalize={address ? 'none' : undefined}
            spellCheck={address ? false : undefined}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
        </Frame>
      )}
    </Field>
  );
}

const Frame = styled('div', { position: 'relative' });

const Sign = styled('span', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '14px',
  display: 'grid',
  placeItems: 'center',
  color: '$textSecondary',
  pointerEvents: 'none',
});
