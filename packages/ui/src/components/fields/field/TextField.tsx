import type { HTMLInputAutoCompleteAttribute } from 'react';
import { usePreHydrationText } from '../../../elements/usePreHydrationText.ts';
import { styled } from '../../../theme/stitches.ts';
import { type IconContent, renderIcon } from '../../graphics/icon/Icon.tsx';
import { type ControlAttributes, Field } from './Field.tsx';
import { fieldControlStyles } from './fieldControlStyles.ts';

export interface TextFieldProps extends ControlAttributes<HTMLInputElement> {
  /** Label, always visible; the accessible name of the control. */
  label: string;
  /** Help text, shown while there is no error. */
  hint?: string;
  /** Error message, shown instead of the hint; makes the control invalid. */
  error?: string;
  /** Name under which a form submits the value. */
  name?: string;
  /** Type of the text; phones show a matching keyboard. `email`, `url` and usernames are left-to-right. */
  type?: 'text' | 'email' | 'url' | 'tel' | 'search';
  /** Controlled: the text; update it in `onChange`. */
  value?: string;
  /** Uncontrolled: the initial text. */
  defaultValue?: string;
  /** Called with the text, not the event. */
  onChange?: (value: string) => void;
  /** What browsers and password managers may fill in, such as `username` or `email`. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Icon before the text. */
  startIcon?: IconContent;
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

/** One line of text with a label, controlled or uncontrolled. Attributes and the ref go to its `<input>` element. */
export function TextField({
  label,
  hint,
  error,
  type = 'text',
  startIcon,
  onChange,
  ref,
  className,
  style,
  ...rest
}: TextFieldProps) {
  const { setInput } = usePreHydrationText({ ref, value: rest.value, onChange });
  const isIdentifier = type === 'email' || type === 'url' || rest.autoComplete === 'username';
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
        <Frame>
          {startIcon && <StartIcon>{renderIcon(startIcon)}</StartIcon>}
          <input
            dir={isIdentifier ? 'ltr' : undefined}
            autoCapitalize={isIdentifier ? 'none' : undefined}
            autoCorrect={isIdentifier ? 'off' : undefined}
            spellCheck={isIdentifier ? false : undefined}
            {...rest}
            {...control}
            ref={setInput}
            type={type}
            className={fieldControlStyles({ starting: Boolean(startIcon) }).className}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
        </Frame>
      )}
    </Field>
  );
}

const Frame = styled('div', { position: 'relative' });

const StartIcon = styled('span', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '14px',
  display: 'grid',
  placeItems: 'center',
  color: '$textSecondary',
  pointerEvents: 'none',
});
