import { type CatalogueType, mediaTypes } from '@gildshelf/api-client/contract';
import type { BrowsedList } from '@gildshelf/api-client/react';
import { type Translate, toEnglish } from '@gildshelf/ui';
import type { ChosenValue } from './browseUrl.ts';

type Facet = Pick<BrowsedList['facets'][number], 'kind' | 'unit'>;

/** The text of a value of a facet: 'Action', '2010s', '14–26 episodes', '4 stars and up'. */
export function valueLabel({ kind, unit }: Facet, value: string, translate: Translate): string {
  if (kind === 'minimum') return translate('{stars} stars and up', { stars: value });
  if (kind === 'range') return rangeLabel(value, unit ? translate(unit) : '', translate).trim();
  return translate(value);
}

function rangeLabel(value: string, unit: string, translate: Translate): string {
  const [start = '', end] = value.split('-');
  if (end === undefined) return translate('{number} {unit}', { number: start, unit });
  if (end === '') return translate('{number} {unit} and more', { number: start, unit });
  return translate('{start}–{end} {unit}', { start, end, unit });
}

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
  const value = valueLabel(only.facet, only.value, translate);
  return only.facet.name === 'genre'
    ? translate('{genre} {titles}', { genre: value, titles })
    : translate('{titles}: {value}', { titles: translate(pluralLabel), value });
}
