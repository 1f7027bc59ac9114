import type { CollectionCounts } from '@gildshelf/api-client/contract';
import type { Translate } from '@gildshelf/ui';

type Facet = Pick<CollectionCounts['facets'][number], 'kind' | 'unit'>;

/** The text of a value of a facet: 'Action', '2010s', '14–26 episodes', '4 stars and up'. */
export function facetValueLabel({ kind, unit }: Facet, value: string, translate: Translate): string {
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
