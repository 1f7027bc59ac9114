import { useId } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { styled } from '../../../theme/stitches.ts';
import { ChoiceNote } from '../choice/ChoiceNote.tsx';
import { ChoiceText, choiceAttributes } from '../choice/ChoiceText.tsx';
import { ChoiceLabel } from '../choice/choiceStyles.ts';
import { CheckboxInput } from './CheckboxInput.tsx';

export interface CheckboxFieldProps
  extends RootAttributes<
    HTMLInputElement,
    | 'aria-checked'
    | 'aria-invalid'
    | 'aria-label'
    | 'aria-labelledby'
    | 'defaultChecked'
    | 'defaultValue'
    | 'onChange'
    | 'role'
  > {
  /** Label, always visible; the accessible name. */
  label: string;
  /** Help text below the label. */
  hint?: string;
  /** Error message below the checkbox; makes it invalid. */
  error?: string;
  /** Controlled: whether it is checked; update it in `onChange`. */
  checked?: boolean;
  /** Uncontrolled: whether it is checked initially and after a reset of its form. */
  defaultChecked?: boolean;
  /** Shows a dash: some, but not all of what it stands for is chosen. A press checks or unchecks it as usual. */
  indeterminate?: boolean;
  /** Called with the new state, not the event. */
  onChange?: (checked: boolean) => void;
  /** Name under which a form submits `value` while it is checked. */
  name?: string;
  /** Value that a form submits while it is checked; 'on' by default. */
  value?: string;
  /** A form cannot be submitted while it is not checked. */
  required?: boolean;
  /** The checkbox can be neither changed nor focused, and a form does not submit it. */
  disabled?: boolean;
}

/**
 * A checkbox in a form, controlled or uncontrolled. For a check that takes time use `Checkbox`, for a setting that takes effect
 * at once `Switch`. Attributes and the ref go to its `<input>` element.
 */
export function CheckboxField({ label, hint, error, onChange, ...rest }: CheckboxFieldProps) {
  reportMisuse(
    !label,
    'A CheckboxField has no label. A visitor cannot know what the box stands for. Pass what is chosen: label="Import reviews".',
  );
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <Frame>
      <ChoiceLabel variant="plain">
        <CheckboxInput
          {...rest}
          {...choiceAttributes({ id, description: hint }, [rest['aria-describedby'], error && errorId])}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
        />
        <ChoiceText id={id} label={label} description={hint} />
      </ChoiceLabel>
      <ChoiceNote id={errorId} error={error} />
    </Frame>
  );
}

const Frame = styled('div', { display: 'flex', flexDirection: 'column', minWidth: 0 });
