import type { BrowseQuery } from '@gildshelf/api-client/contract';
import type { BrowsedList } from '@gildshelf/api-client/react';
import { CheckboxGroup, RadioGroup, useLocale, useTranslate } from '@gildshelf/ui';
import { facetValueLabel } from '@gildshelf/widgets';
import { chosenValues, withValues } from './browseUrl.ts';

interface FacetFieldsProps {
  readonly facets: BrowsedList['facets'];
  readonly query: BrowseQuery;
  readonly onChange: (query: BrowseQuery) => void;
}

const shownValues = 6;

/** The facets with the number of titles of each value; a value without titles cannot be chosen. */
export function FacetFields({ facets, query, onChange }: FacetFieldsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  return facets.map((facet) => {
    const { name, kind, values } = facet;
    const chosen = chosenValues([facet], query).map(({ value }) => value);
    const options = values.map(({ value, count }) => ({
      value,
      label: facetValueLabel(facet, value, translate),
      note: count.toLocaleString(locale),
      disabled: count === 0 && !chosen.includes(value),
    }));
    const field = { name, label: translate(facet.label), size: 'sm' } as const;
    const known = chosen.filter((value) => options.some((option) => option.value === value));
    return kind === 'minimum' ? (
      <RadioGroup
        key={name}
        {...field}
        options={[{ value: '', label: translate('Any') }, ...options]}
        value={known[0] ?? ''}
        onChange={(value) => onChange(withValues(query, name, value ? [value] : []))}
      />
    ) : (
      <CheckboxGroup
        key={name}
        {...field}
        options={options}
        value={known}
        collapseAfter={options.length > shownValues + 2 ? shownValues : options.length}
        onChange={(next) => onChange(withValues(query, name, next))}
      />
    );
  });
}
