import { useMediaTypes } from '@gildshelf/api-client/react';
import { Grid, Select, Spinner, Stack, TextField, useTranslate } from '@gildshelf/ui';
import { lazyPart } from '@gildshelf/widgets';
import { optionsOf, typeOf } from '../builderState.ts';
import type { BuilderField, FieldValues } from '../kinds/EmbedKind.ts';
import type { AccentNoteProps } from './AccentNote.tsx';
import { TitleField } from './TitleField.tsx';
import type { TitlesFieldProps } from './titles/TitlesField.tsx';

export interface BuilderFieldsProps {
  readonly fields: readonly BuilderField[];
  readonly values: FieldValues;
  /** Called with the changed values. */
  readonly onChange: (changes: FieldValues) => void;
}

/** The form fields for the parameters of a widget. */
export function BuilderFields({ fields, values, onChange }: BuilderFieldsProps) {
  const renderControl = (field: BuilderField) => (
    <BuilderControl key={field.name} field={field} values={values} onChange={onChange} />
  );
  return (
    <Stack gap={4}>
      {fields.filter(isWide).map(renderControl)}
      <Grid columns="3" gap={4}>
        {fields.filter((field) => !isWide(field)).map(renderControl)}
      </Grid>
      <AccentNote
        accent={values.accent?.trim() ?? ''}
        theme={values.theme ?? 'dark'}
        onChange={(accent) => onChange({ accent })}
      />
    </Stack>
  );
}

const isWide = ({ control }: BuilderField) => control === 'titles';

interface BuilderControlProps extends Omit<BuilderFieldsProps, 'fields'> {
  readonly field: BuilderField;
}

function BuilderControl({ field, values, onChange }: BuilderControlProps) {
  const translate = useTranslate();
  const { name, control } = field;
  const type = typeOf(values);
  const options = optionsOf(field, values, useMediaTypes(type)) ?? [];
  const label = translate(field.label);
  const hint = field.hint && translate(field.hint);
  const entered = values[name] ?? '';
  const handleChange = (next: string) => onChange({ [name]: next });
  if (control === 'select')
    return (
      <Select
        label={label}
        options={options.map((option) => ({ ...option, label: translate(option.label) }))}
        value={options.some((option) => option.value === entered) ? entered : (options[0]?.value ?? '')}
        onChange={handleChange}
      />
    );
  if (control === 'title')
    return <TitleField label={label} hint={hint} type={type} slug={entered} onChange={onChange} />;
  if (control === 'titles')
    return (
      <TitlesField
        label={label}
        hint={hint}
        type={type}
        slugs={entered}
        onChange={onChange}
        meanwhile={<Spinner label={label} />}
      />
    );
  return (
    <TextField
      label={label}
      {...(hint && { hint })}
      value={entered}
      onChange={handleChange}
      dir="ltr"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
    />
  );
}

const TitlesField = lazyPart<TitlesFieldProps>(
  async () => (await import('./titles/TitlesField.tsx')).TitlesField,
);
const AccentNote = lazyPart<AccentNoteProps>(async () => (await import('./AccentNote.tsx')).AccentNote);
