import {
  type CatalogueType,
  catalogueTypes,
  type EmbedName,
  embedParameters,
} from '@gildshelf/api-client/contract';
import type { SelectOption } from '@gildshelf/ui';
import { catalogueTypeOf } from '../../routing/navigation.ts';
import type { BuilderField, FieldValues } from './kinds/EmbedKind.ts';
import { embedKinds } from './kinds/embedKinds.ts';

/** The state of the builder's form: the widget, and the values of its fields as they were typed. */
export interface BuilderState {
  readonly widget: EmbedName;
  /** Values of other widgets' fields are ignored. */
  readonly values: FieldValues;
}

/** The media type in the form. */
export const typeOf = ({ type }: FieldValues): CatalogueType => catalogueTypeOf(type) ?? catalogueTypes[0];

/** The options of a field, with these media types to choose from; undefined for a field without options. */
export function optionsOf(
  { options }: BuilderField,
  values: FieldValues,
  types: readonly CatalogueType[] = catalogueTypes,
) {
  return options?.(typeOf(values), types);
}

const isChoice = (options: readonly SelectOption[] | undefined, value: string) =>
  !options || options.some((option) => option.value === value);

/** The parameters that a snippet needs: the media type, and every value that is not the default. */
export function chosenParameters({ widget, values }: BuilderState): FieldValues {
  const entries = embedKinds[widget].fields.map((field) => {
    const { name } = field;
    const options = optionsOf(field, values);
    const defaultValue = options?.[0]?.value ?? '';
    const entered = (values[name] ?? '').trim();
    const value = entered && isChoice(options, entered) ? entered : defaultValue;
    return [name, name === 'type' || value !== defaultValue ? value : ''] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** Reads the query of a link to the builder, such as '?widget=collection&user=mara'. Ignores what its form does not have. */
export function readBuilderState(search: string): BuilderState {
  const query = new URLSearchParams(search);
  const requested = query.get('widget') ?? '';
  const widget = Object.hasOwn(embedParameters, requested) ? (requested as EmbedName) : 'carousel';
  const values = embedKinds[widget].fields.flatMap((field) => {
    const value = query.get(field.name);
    const options = optionsOf(field, { type: query.get('type') ?? '' });
    return value !== null && isChoice(options, value) ? [[field.name, value] as const] : [];
  });
  return { widget, values: Object.fromEntries(values) };
}

/** The query from which `readBuilderState` restores a state. Keeps the parameters of `search` that are not of the builder. */
export function builderSearch({ widget, values }: BuilderState, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of parameterNames) query.delete(name);
  query.set('widget', widget);
  for (const { name } of embedKinds[widget].fields) if (values[name]) query.set(name, values[name]);
  return `?${query}`;
}

const parameterNames = new Set([
  'widget',
  ...Object.values(embedKinds).flatMap(({ fields }) => fields.map(({ name }) => name)),
]);
