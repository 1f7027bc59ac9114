import { Grid, Select, TextField, useTranslate } from '@gildshelf/ui';
import type { BuilderField, FieldValues } from '../kinds/EmbedKind.ts';

export interface BuilderFieldsProps {
  readonly fields: readonly BuilderField[];
  readonly values: FieldValues;
  /** Called with the changed values. */
  readonly onChange: (changes: FieldValues) => void;
}

/** The form fields for the parameters of a widget. */
export function BuilderFields({ fields, values, onChange }: BuilderFieldsProps) {
  const translate = useTranslate();
  return (
    <Grid columns="3" gap={4}>
      {fields.map(({ name, label, hint, options }) =>
        options ? (
          <Select
            key={name}
            label={translate(label)}
            options={options.map((option) => ({ ...option, label: translate(option.label) }))}
            value={values[name] ?? options[0]?.value ?? ''}
            onChange={(value) => onChange({ [name]: value })}
          />
        ) : (
          <TextField
            key={name}
            label={translate(label)}
            {...(hint && { hint: translate(hint) })}
            value={values[name] ?? ''}
            onChange={(value) => onChange({ [name]: value })}
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
