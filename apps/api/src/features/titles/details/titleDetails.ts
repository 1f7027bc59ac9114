import {
  type MediaType,
  normaliseForSearch,
  type StoredItem,
  titleStorage,
} from '@gildshelf/api-client/contract';
import { factValues } from '../../../platform/titles/titleLinks.ts';
import { externalLinks } from './externalLinks.ts';

const alternativeTitles = 20;

/** The details of a title that only its page shows; unknown ones are left out. `names` are those of all its sources. */
export function titleDetails(
  mediaType: MediaType,
  item: StoredItem,
  shownNames: readonly (string | null | undefined)[],
  names: readonly string[],
) {
  const { relatingFacts, browse } = titleStorage[mediaType];
  const facets = browse.facets();
  const facts = relatingFacts.flatMap(({ fact, label }) => {
    const values = label === undefined ? [] : [...new Set(factValues(item, { fact }))];
    if (label === undefined || values.length === 0) return [];
    return [{ ...(facets.some(({ name }) => name === fact) && { name: fact }), label, values }];
  });
  const others = otherNames(shownNames, names);
  const links = externalLinks(mediaType, item.facts ?? {});
  return {
    ...(facts.length > 0 && { facts }),
    ...(others.length > 0 && { alternative_titles: others }),
    ...(links.length > 0 && { external_links: links }),
  };
}

/** The names that differ from the shown ones and from each other by more than case and punctuation. */
function otherNames(
  shownNames: readonly (string | null | undefined)[],
  names: readonly string[],
): readonly string[] {
  const shown = new Set(shownNames.map((name) => normaliseForSearch(name ?? '')));
  const others = new Map<string, string>();
  for (const name of names) {
    const form = normaliseForSearch(name);
    if (form !== '' && !shown.has(form) && !others.has(form)) others.set(form, name);
  }
  return [...others.values()].slice(0, alternativeTitles);
}
