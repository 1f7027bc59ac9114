import { type CatalogueType, mediaTypes } from '@gildshelf/api-client/contract';
import { type Translate, toEnglish } from '@gildshelf/ui';
import { facetValueLabel } from '@gildshelf/widgets';
import type { ChosenValue } from './browseUrl.ts';

/** The title of a browse page: 'Browse games', and with one chosen value 'Action games' or 'Games: 2010s'. */
export function browseTitle(
  type: CatalogueType,
  chosen: readonly ChosenValue[],
  translate: Translate = toEnglish,
): string {
  const { pluralNoun, pluralLabel } = mediaTypes[type];
  const titles = translate(pluralNoun);
  const [only] = chosen;
  if (!only || chosen.length > 1) return translate('Browse {titles}', { titles });
  const value = facetValueLabel(only.facet, only.value, translate);
  return only.facet.name === 'genre'
    ? translate('{genre} {titles}', { genre: value, titles })
    : translate('{titles}: {value}', { titles: translate(pluralLabel), value });
}
