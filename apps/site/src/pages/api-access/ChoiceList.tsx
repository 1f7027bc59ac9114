import { Checkbox, Field, Stack, useTranslate } from '@gildshelf/ui';
import type { RefObject } from 'react';

export interface ChoiceListProps<Choice extends string> {
  readonly label: string;
  /** The labels of all choices in their order, in English. */
  readonly labels: Readonly<Record<Choice, string>>;
  readonly chosen: readonly Choice[];
  readonly onChange: (chosen: Choice[]) => void;
  readonly error: string | undefined;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** Any number of choices, as checkboxes. */
export function ChoiceList<Choice extends string>({
  label,
  labels,
  chosen,
  onChange,
  error,
  ref,
}: ChoiceListProps<Choice>) {
  const translate = useTranslate();
  const choices = Object.keys(labels) as Choice[];
  const choose = (choice: Choice, isChosen: boolean) =>
    onChange(choices.filter((one) => (one === choice ? isChosen : chosen.includes(one))));
  return (
    <Field label={label} group error={error}>
      {(control, labelId) => (
        <Stack
          ref={ref}
          gap={2}
          role="group"
          id={control.id}
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
        >
          {choices.map((choice) => (
            <Checkbox
              key={choice}
              label={translate(labels[choice])}
              state={chosen.includes(choice) ? 'checked' : 'unchecked'}
              onCheck={() => choose(choice, true)}
              onUncheck={() => choose(choice, false)}
            />
          ))}
        </Stack>
      )}
    </Field>
  );
}
