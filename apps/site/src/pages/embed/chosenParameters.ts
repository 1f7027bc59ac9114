import type { EmbedName } from '@gildshelf/api-client/contract';
import { builderFields } from './builderFields.ts';

/** What is filled in, by the name of its parameter. */
export type Filled = Readonly<Record<string, string>>;

/** What a snippet must say: the media type always, and what is other than it would be anyway. */
export function chosenParameters(widget: EmbedName, filled: Filled): Filled {
  const said = builderFields(widget).map(({ name, options }) => {
    const usual = options?.[0]?.value ?? '';
    const value = (filled[name] ?? '').trim() || usual;
    return [name, name === 'type' || value !== usual ? value : ''] as const;
  });
  return Object.fromEntries(said.filter(([, value]) => value !== ''));
}
