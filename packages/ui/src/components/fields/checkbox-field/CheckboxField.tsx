import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { ChoiceField, type ChoiceFieldProps } from '../choice/ChoiceField.tsx';
import { CheckboxInput } from './CheckboxInput.tsx';

export interface CheckboxFieldProps extends ChoiceFieldProps {
  /** Shows a dash: some, but not all of what it stands for is chosen. A press checks or unchecks it as usual. */
  indeterminate?: boolean;
}

/**
 * A checkbox in a form, controlled or uncontrolled. For a check that takes time use `Checkbox`, for a setting that takes effect
 * at once `Switch`. Attributes and the ref go to its `<input>` element.
 */
export function CheckboxField({ indeterminate, ...rest }: CheckboxFieldProps) {
  reportMisuse(
    !rest.label,
    'A CheckboxField has no label. A visitor cannot know what the box stands for. Pass what is chosen: label="Import reviews".',
  );
  return (
    <ChoiceField {...rest}>
      {(attributes) => <CheckboxInput {...attributes} indeterminate={indeterminate} />}
    </ChoiceField>
  );
}
