import { IconButton } from '../button/IconButton.tsx';
import { styled } from '../theme/stitches.ts';
import { hiddenStyle } from '../visually-hidden/hiddenStyle.ts';
import type { ControlAttributes } from './ControlAttributes.ts';
import { Field } from './Field.tsx';
import { fieldControl } from './fieldControl.ts';
import { useEarlyText } from './useEarlyText.ts';
import { useShownCharacters } from './useShownCharacters.ts';

/** The words of a `PasswordField` that is not in English. None says 'password', so that the label names one thing only. */
export interface PasswordFieldWords {
  /** The button while the characters are hidden. */
  show: string;
  /** The button while they are shown. */
  hide: string;
  /** Read aloud when they have come into sight. */
  shown: string;
  /** Read aloud when they are out of sight again. */
  hidden: string;
}

export interface PasswordFieldProps extends ControlAttributes<HTMLInputElement> {
  /** What is to be filled in; always seen, and the name of the control. */
  label: string;
  /** What is asked for, before anything is wrong. */
  hint?: string;
  /** What is wrong; shown in place of the hint, and makes the control invalid. */
  error?: string;
  /** The name under which a form sends it. */
  name?: string;
  /** Controlled: what it holds; follow `onChange`. */
  value?: string;
  /** Uncontrolled: what it holds at first. */
  defaultValue?: string;
  /** Gets the text, not the event. */
  onChange?: (value: string) => void;
  /** What password managers may fill in, or offer to make. */
  autoComplete?: 'current-password' | 'new-password';
  /** A form is not sent without it. */
  required?: boolean;
  /** Cannot be changed, nor have the focus; a form does not send it. */
  disabled?: boolean;
  /** The button's words and what is read aloud, for another language. */
  words?: PasswordFieldWords;
}

/**
 * A password with its label, controlled or uncontrolled, and a button that shows what was typed: the focus and the caret
 * stay where they are, and when the form is sent the characters are hidden again. Attributes and the ref go to its
 * `<input>` element.
 */
export function PasswordField({
  label,
  hint,
  error,
  onChange,
  words = english,
  disabled,
  ref,
  ...rest
}: PasswordFieldProps) {
  const { setInput } = useEarlyText({ ref, value: rest.value, onChange });
  const { frame, state, isAnnounced, toggle, keepFocus } = useShownCharacters();
  return (
    <Field label={label} hint={hint} error={error} controlId={rest.id} describedBy={rest['aria-describedby']}>
      {(control, labelId) => (
        <Frame ref={frame} data-state={state}>
          <input
            {...rest}
            {...control}
            ref={setInput}
            type={state === 'shown' ? 'text' : 'password'}
            className={fieldControl({ ending: true }).className}
            disabled={disabled}
            autoCapitalize="none"
            // A phone mends words, and a password while it is shown.
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
          <Toggle>
            <IconButton
              icon={state === 'shown' ? 'eye-off' : 'eye'}
              label={state === 'shown' ? words.hide : words.show}
              aria-controls={control.id}
              aria-describedby={labelId}
              disabled={disabled}
              onMouseDown={keepFocus}
              onClick={toggle}
            />
          </Toggle>
          <Spoken role="status">{isAnnounced && words[state]}</Spoken>
        </Frame>
      )}
    </Field>
  );
}

const english: PasswordFieldWords = {
  show: 'Show characters',
  hide: 'Hide characters',
  shown: 'The characters are shown.',
  hidden: 'The characters are hidden.',
};

const Frame = styled('div', { position: 'relative' });

const Toggle = styled('div', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '4px',
  display: 'grid',
  placeItems: 'center',
});

const Spoken = styled('span', hiddenStyle);
