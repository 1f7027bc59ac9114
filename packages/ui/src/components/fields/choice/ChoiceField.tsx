import { type ComponentProps, type ReactNode, useId } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { styled } from '../../../theme/stitches.ts';
import { ChoiceNote } from './ChoiceNote.tsx';
import { ChoiceText, choiceAttributes } from './ChoiceText.tsx';
import { ChoiceLabel } from './choiceStyles.ts';

/** @internal The props that a checkbox and a switch have in common. */
export interface ChoiceFieldProps
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
  /** Error message below the control; makes it invalid. */
  error?: string;
  /** Controlled: whether it is checked; update it in `onChange`. */
  checked?: boolean;
  /** Uncontrolled: whether it is checked initially and after a reset of its form. */
  defaultChecked?: boolean;
  /** Called with the new state, not the event. */
  onChange?: (checked: boolean) => void;
  /** Name under which a form submits `value` while it is checked. */
  name?: string;
  /** Value that a form submits while it is checked; 'on' by default. */
  value?: string;
  /** A form cannot be submitted while it is not checked. */
  required?: boolean;
  /** The control can be neither changed nor focused, and a form does not submit it. */
  disabled?: boolean;
}

interface Props extends ChoiceFieldProps {
  side?: 'start' | 'end';
  /** Renders the `<input>` element with these attributes. */
  children: (attributes: ComponentProps<'input'>) => ReactNode;
}

/** @internal A checkbox or a switch in its label, with its hint and its error. */
export function ChoiceField({ label, hint, error, onChange, side, children, ...rest }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <Root>
      <ChoiceLabel variant="plain" side={side}>
        {children({
          ...rest,
          ...choiceAttributes({ id, description: hint }, [rest['aria-describedby'], error && errorId]),
          'aria-invalid': error ? true : undefined,
          onChange: (event) => onChange?.(event.currentTarget.checked),
        })}
        <ChoiceText id={id} label={label} description={hint} />
      </ChoiceLabel>
      <ChoiceNote id={errorId} error={error} />
    </Root>
  );
}

const Root = styled('div', { display: 'flex', flexDirection: 'column', minWidth: 0 });
