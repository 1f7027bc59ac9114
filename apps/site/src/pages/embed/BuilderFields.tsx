import type { EmbedName } from '@gildshelf/api-client/contract';
import { Grid, Select, TextField } from '@gildshelf/ui';
import { builderFields } from './builderFields.ts';
import type { FieldValues } from './chosenParameters.ts';

export interface BuilderFieldsProps {
  readonly widget: EmbedName;
  readonly values: FieldValues;
  readonly onChange: (name: string, value: string) => void;
}

/** The form fields for the parameters of a widget. */
export function BuilderFields({ widget, values, onChange }: BuilderFieldsProps) {
  return (
    <Grid columns="3" gap={4}>
      {builderFields(widget).map(({ name, label, hint, options }) =>
        options ? (
          <Select
            key={name}
            label={label}
            options={options}
            value={values[name] ?? options[0]?.value ?? ''}
            onChange={(value) => onChange(name, value)}
          />
        ) : (
          <TextField
            key={name}
            label={label}
            {...(hint && { hint })}
            value={values[name] ?? ''}
            onChange={(value) => onChange(name, value)}
            dir="ltr"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        ),
      )}
    </Grid>
  );
}
