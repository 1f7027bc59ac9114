import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { usePreHydrationText } from '../../../elements/usePreHydrationText.ts';
import { useTranslate } from '../../../messages/useTranslate.ts';
import { styled } from '../../../theme/stitches.ts';
import { IconButton } from '../../actions/button/IconButton.tsx';
import { hiddenStyle } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import { type ControlAttributes, Field } from './Field.tsx';
import { fieldControlStyles } from './fieldControlStyles.ts';

export interface PasswordFieldProps extends ControlAttributes<HTMLInputElement> {
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
  /** What password managers may fill in or generate. */
  autoComplete?: 'current-password' | 'new-password';
  /** A form cannot be submitted without a value. */
  required?: boolean;
  /** The control can be neither changed nor focused, and a form does not submit it. */
  disabled?: boolean;
}

/**
 * A password with its label, controlled or uncontrolled, and a button that shows the typed characters without moving the
 * focus or the caret. Submitting the form hides them again. Attributes and the ref go to its `<input>` element.
 */
export function PasswordField({
  label,
  hint,
  error,
  onChange,
  disabled,
  ref,
  className,
  style,
  ...rest
}: PasswordFieldProps) {
  const translate = useTranslate();
  const { setInput } = usePreHydrationText({ ref, value: rest.value, onChange });
  const { frame, state, isAnnounced, toggle, keepFocus } = usePasswordVisibility();
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
      {(control, labelId) => (
        <Frame ref={frame} data-state={state}>
          <input
            {...rest}
            {...control}
            ref={setInput}
            type={state === 'shown' ? 'text' : 'password'}
            className={fieldControlStyles({ ending: true }).className}
            disabled={disabled}
            autoCapitalize="none"
            // Phones would correct a password while it is shown.
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
          <Toggle>
            {/* The texts do not contain the word 'password', so that only the input has it in its name. */}
            <IconButton
              icon={state === 'shown' ? 'eye-off' : 'eye'}
              label={translate(state === 'shown' ? 'Hide characters' : 'Show characters')}
              aria-controls={control.id}
              aria-describedby={labelId}
              disabled={disabled}
              onMouseDown={keepFocus}
              onClick={toggle}
            />
          </Toggle>
          <Announcement role="status">
            {isAnnounced &&
              translate(state === 'shown' ? 'The characters are shown.' : 'The characters are hidden.')}
          </Announcement>
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

const Announcement = styled('span', hiddenStyle);

/** Whether the characters of a password are shown. Submitting its form hides them, because browsers store plain text. */
function usePasswordVisibility() {
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'hidden' | 'shown'>('hidden');
  const [isAnnounced, setAnnounced] = useState(false);
  const input = () => frame.current?.querySelector('input');

  useEffect(() => {
    if (state === 'hidden') return;
    const form = input()?.form;
    const hide = () => setState('hidden');
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  });

  return {
    frame,
    state,
    /** True once the button has been pressed: nothing is announced before. */
    isAnnounced,
    toggle() {
      setAnnounced(true);
      setState(state === 'shown' ? 'hidden' : 'shown');
    },
    /** Keeps the focus and the caret in the input, and the keyboard of a phone open, on a press by mouse or finger. */
    keepFocus(event: MouseEvent) {
      if (input() === document.activeElement) event.preventDefault();
    },
  };
}
