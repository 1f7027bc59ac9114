import { hasKanaOrKanji, type MediaType, normaliseForSearch } from '@gildshelf/api-client/contract';
import type { SearchNameRow } from '../db/schema.ts';

/** The tiers of names, in their order: the shown name, the others, then both for names in kana or kanji. */
export const tiers: readonly number[] = [0, 1, 2, 3];

/** Maximum indexed length of a name in UTF-16 units: the limit of an index entry. */
const nameLength = 600;

/** Maximum number of indexed names per title, which bounds the rows that search reads for one title. */
export const namesPerTitle = 20;

/** The search rows of a title: its shown name, then its others; empty and duplicate names are omitted. */
export function searchNameRows(
  mediaType: MediaType,
  titleId: string,
  [shown, ...others]: readonly string[],
): SearchNameRow[] {
  const rows = new Map<string, SearchNameRow>();
  for (const [index, name] of [shown ?? '', ...others].entries()) {
    const form = normaliseForSearch(name).slice(0, nameLength).trim();
    if (form === '' || rows.has(form) || rows.size === namesPerTitle) continue;
    const tier = (index === 0 ? 0 : 1) + (hasKanaOrKanji(form) ? 2 : 0);
    rows.set(form, { media_type: mediaType, tier, words: ` ${form} `, title_id: titleId });
  }
  return [...rows.values()];
}
