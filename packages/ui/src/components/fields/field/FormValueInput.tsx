import { type ComponentProps, useRef } from 'react';
import { useFormReset } from '../../../elements/useFormReset.ts';
import { css } from '../../../theme/stitches.ts';

export interface FormValueInputProps
  extends Pick<
    ComponentProps<'input'>,
    'type' | 'name' | 'value' | 'defaultValue' | 'defaultChecked' | 'required' | 'disabled' | 'form'
  > {
  /** Called when the form is reset, to restore the initial value of an uncontrolled control. */
  onReset: () => void;
}

/**
 * @internal The native input by which a form submits, validates and resets the control before it, which is no input itself.
 * It has the current value as its default value, so that a reset does not change it. Hidden from view, the keyboard and
 * screen readers; the browser focuses it when it is invalid, and it focuses the control.
 */
export function FormValueInput({ onReset, ...rest }: FormValueInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useFormReset(input, onReset);
  return (
    <input
      {...rest}
      ref={input}
      className={styles().className}
      tabIndex={-1}
      aria-hidden
      onFocus={(event) => (event.currentTarget.previousSibling as HTMLElement).focus()}
    />
  );
}

const styles = css({ position: 'absolute', width: '1px', opacity: 0, pointerEvents: 'none' });
