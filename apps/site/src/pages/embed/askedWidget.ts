import { type EmbedName, embedParameters } from '@gildshelf/api-client/contract';
import { builderFields } from './builderFields.ts';
import type { Filled } from './chosenParameters.ts';

/** What a link to the builder has filled in already: '?widget=collection&user=mara'. Nothing of it that could not be filled in there. */
export function askedWidget(search: string): { readonly widget: EmbedName; readonly filled: Filled } {
  const asked = new URLSearchParams(search);
  const named = asked.get('widget') ?? '';
  const widget = Object.hasOwn(embedParameters, named) ? (named as EmbedName) : 'carousel';
  const filled = builderFields(widget).flatMap(({ name, options }) => {
    const value = asked.get(name);
    const isChoice = !options || options.some((option) => option.value === value);
    return value !== null && isChoice ? [[name, value] as const] : [];
  });
  return { widget, filled: Object.fromEntries(filled) };
}
