import type { EmbedName } from '@gildshelf/api-client/contract';
import { builderFields } from './builderFields.ts';

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
