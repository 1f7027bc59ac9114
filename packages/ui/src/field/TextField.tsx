import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { IconName } from '../icon/Icon.tsx';
import { Icon } from '../icon/Icon.tsx';
import { styled } from '../theme/stitches.ts';
import type { ControlAttributes } from './ControlAttributes.ts';
import { Field } from './Field.tsx';
import { fieldControl } from './fieldControl.ts';
import { useEarlyText } from './useEarlyText.ts';

export interface TextFieldProps extends ControlAttributes<HTMLInputElement> {
  /** What is to be filled in; always seen, and the name of the control. */
  label: string;
  /** What is asked for, before anything is wrong. */
  hint?: string;
  /** What is wrong; shown in place of the hint, and makes the control invalid. */
  error?: string;
  /** The name under which a form sends it. */
  name?: string;
  /** What kind of text; phones show the keyboard that fits. Email and URL run from left to right, as a username does. */
  type?: 'text' | 'email' | 'url' | 'tel' | 'search';
  /** Controlled: what it shows; follow `onChange`. */
  value?: string;
  /** Uncontrolled: what it shows at first. */
  defaultValue?: string;
  /** Gets the text, not the event. */
  onChange?: (value: string) => void;
  /** What browsers and password managers may fill in, as `username` or `email`. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** A drawing before the text. */
  startIcon?: IconName;
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

/** One line of text with its label, controlled or uncontrolled. Attributes and the ref go to its `<input>` element. */
export function TextField({
  label,
  hint,
  error,
  type = 'text',
  startIcon,
  onChange,
  ref,
  ...rest
}: TextFieldProps) {
  const { setInput } = useEarlyText({ ref, value: rest.value, onChange });
  const address = type === 'email' || type === 'url' || rest.autoComplete === 'username';
  return (
    <Field label={label} hint={hint} error={error} controlId={rest.id} describedBy={rest['aria-describedby']}>
      {(control) => (
        <Frame>
          {startIcon && (
            <Sign>
              <Icon name={startIcon} />
            </Sign>
          )}
          <input
            dir={address ? 'ltr' : undefined}
            autoCapitalize={address ? 'none' : undefined}
            autoCorrect={address ? 'off' : undefined}
            spellCheck={address ? false : undefined}
            {...rest}
            {...control}
            ref={setInput}
            type={type}
            className={fieldControl({ starting: Boolean(startIcon) }).className}
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
