import {
  catalogueTypes,
  type EmbedName,
  embedParameters,
  mediaTypes,
  ownMessages,
  serverLimits,
} from '@gildshelf/api-client/contract';
import { Grid, Select, type SelectOption, TextField, useTranslate } from '@gildshelf/ui';

export interface BuilderFieldsProps {
  readonly widget: EmbedName;
  readonly values: FieldValues;
  readonly onChange: (name: string, value: string) => void;
}

/** The form fields for the parameters of a widget. */
export function BuilderFields({ widget, values, onChange }: BuilderFieldsProps) {
  const translate = useTranslate();
  return (
    <Grid columns="3" gap={4}>
      {builderFields(widget).map(({ name, label, hint, options }) =>
        options ? (
          <Select
            key={name}
            label={translate(label)}
            options={options.map((option) => ({ ...option, label: translate(option.label) }))}
            value={values[name] ?? options[0]?.value ?? ''}
            onChange={(value) => onChange(name, value)}
          />
        ) : (
          <TextField
            key={name}
            label={translate(label)}
            {...(hint && { hint: translate(hint) })}
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

/** The form field of one parameter of a widget. */
interface BuilderField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** The first is the default of the widget; a field without options is a text field. */
  readonly options?: readonly SelectOption[];
}

const builder = ownMessages.builder;
const fields: readonly BuilderField[] = [
  {
    name: 'type',
    label: 'Kind',
    options: catalogueTypes.map((type) => ({ value: type, label: mediaTypes[type].pluralLabel })),
  },
  { name: 'slug', label: 'Title', hint: builder.slugHint },
  { name: 'user', label: 'Whose collection', hint: builder.userHint },
  {
    name: 'size',
    label: 'Size',
    options: [
      { value: 'small', label: 'One row' },
      { value: 'large', label: 'Two rows' },
    ],
  },
  { name: 'count', label: 'How many', hint: builder.countHint(serverLimits.publicMaximum) },
  {
    name: 'theme',
    label: 'Theme',
    options: [
      { value: 'dark', label: 'Dark' },
      { value: 'light', label: 'Light' },
      { value: 'auto', label: 'As the reader likes it' },
    ],
  },
  { name: 'accent', label: 'Accent', hint: builder.accentHint },
];

const ratingSizes: readonly SelectOption[] = [
  { value: 'large', label: 'With a button to rate it' },
  { value: 'small', label: 'One row' },
];

/** The form fields of a widget: the parameters of its contract that the user can choose. */
export function builderFields(widget: EmbedName): readonly BuilderField[] {
  const { shape } = embedParameters[widget];
  return fields
    .filter(({ name }) => Object.hasOwn(shape, name))
    .map((field) =>
      widget === 'rating' && field.name === 'size' ? { ...field, options: ratingSizes } : field,
    );
}

/** Field values by parameter name. */
export type FieldValues = Readonly<Record<string, string>>;

/** The parameters that a snippet needs: the media type, and every value that is not the default. */
export function chosenParameters(widget: EmbedName, values: FieldValues): FieldValues {
  const entries = builderFields(widget).map(({ name, options }) => {
    const defaultValue = options?.[0]?.value ?? '';
    const value = (values[name] ?? '').trim() || defaultValue;
    return [name, name === 'type' || value !== defaultValue ? value : ''] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/**
 * The widget and the field values in the query string of a link to the builder, such as '?widget=collection&user=mara'. Ignores what its
 * form does not have.
 */
export function requestedWidget(search: string): {
  readonly widget: EmbedName;
  readonly values: FieldValues;
} {
  const query = new URLSearchParams(search);
  const requested = query.get('widget') ?? '';
  const widget = Object.hasOwn(embedParameters, requested) ? (requested as EmbedName) : 'carousel';
  const values = builderFields(widget).flatMap(({ name, options }) => {
    const value = query.get(name);
    const isChoice = !options || options.some((option) => option.value === value);
    return value !== null && isChoice ? [[name, value] as const] : [];
  });
  return { widget, values: Object.fromEntries(values) };
}
