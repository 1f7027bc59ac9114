import { type EmbedName, embedParameters } from '@gildshelf/api-client/contract';
import { builderFields } from './builderFields.ts';
import type { FieldValues } from './chosenParameters.ts';

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
