import { hasKanaOrKanji, type MediaType, normalForm } from '@gildshelf/api-client/contract';
import type { SearchNameRow } from '../../../platform/db/schema.ts';

/** The longest part of a name that search looks at, in UTF-16 units: an index takes no more in one entry. */
const nameLength = 600;

/** How many names a title is found by at most: search reads no more of one title's rows than that. */
export const namesPerTitle = 20;

/** A title as search keeps it: its shown name, then its others; an empty one, and one that says the same, is left out. */
export function searchNameRows(
  mediaType: MediaType,
  titleId: string,
  [shown, ...others]: readonly string[],
): SearchNameRow[] {
  const rows = new Map<string, SearchNameRow>();
  for (const [place, name] of [shown ?? '', ...others].entries()) {
    const form = normalForm(name).slice(0, nameLength).trim();
    if (form === '' || rows.has(form) || rows.size === namesPerTitle) continue;
    const tier = (place === 0 ? 0 : 1) + (hasKanaOrKanji(form) ? 2 : 0);
    rows.set(form, { media_type: mediaType, tier, words: ` ${form} `, title_id: titleId });
  }
  return [...rows.values()];
}
