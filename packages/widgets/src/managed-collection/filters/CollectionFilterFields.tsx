import { type CollectionCounts, type CollectionPairs, limits } from '@gildshelf/api-client/contract';
import {
  CheckboxField,
  CheckboxGroup,
  RadioGroup,
  Select,
  Stack,
  useLocale,
  useTranslate,
} from '@gildshelf/ui';
import { facetValueLabel } from '../../collection/facetValueLabel.ts';
import { firstValue, valuesOf, withFilter } from '../managedView.ts';

interface Props {
  readonly filters: CollectionPairs;
  readonly counts: CollectionCounts;
  readonly onChange: (filters: CollectionPairs) => void;
}

const shownValues = 6;

/** The facets of the titles, their tags and ratings, and what they lack, with the number of titles of each value. */
export function CollectionFilterFields({ filters, counts, onChange }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const set = (name: string, values: readonly string[]) => onChange(withFilter(filters, name, values));
  const groups = [
    ...counts.facets.map((facet) => ({
      ...facet,
      label: translate(facet.label),
      textOf: (value: string) => facetValueLabel(facet, value, translate),
    })),
    // Tags are the user's own and are not translated.
    {
      name: 'tag',
      label: translate('Tags'),
      kind: 'list',
      values: counts.tags,
      textOf: (tag: string) => tag,
    },
  ];
  const switches = [
    { name: 'favourite', label: translate('Favourites'), count: counts.favourite },
    { name: 'unrated', label: translate('Without a rating'), count: counts.unrated },
    { name: 'undated', label: translate('Without a date'), count: counts.undated },
  ];
  return (
    <Stack gap={5}>
      {groups.map(({ name, label, kind, values, textOf }) => {
        const chosen = valuesOf(filters, name);
        const options = [
          // A chosen value without titles can still be unchosen.
          ...chosen.filter((value) => !values.some((one) => one.value === value)).map(emptyValue),
          ...values,
        ].map(({ value, count }) => ({
          value,
          label: textOf(value),
          note: count.toLocaleString(locale),
          disabled: count === 0 && !chosen.includes(value),
        }));
        if (options.length === 0) return null;
        const field = { name, label, size: 'sm' } as const;
        return kind === 'minimum' ? (
          <RadioGroup
            key={name}
            {...field}
            options={[{ value: '', label: translate('Any') }, ...options]}
            value={chosen[0] ?? ''}
            onChange={(value) => set(name, [value])}
          />
        ) : (
          <CheckboxGroup
            key={name}
            {...field}
            options={options}
            value={[...chosen]}
            collapseAfter={options.length > shownValues + 2 ? shownValues : options.length}
            onChange={(next) => set(name, next)}
          />
        );
      })}
      <Stack direction="row" gap={3} wrap>
        {ratingBounds.map(({ name, label }) => (
          <Select
            key={name}
            label={translate(label)}
            options={[{ value: 'any', label: translate('Any') }, ...ratingOptions(locale)]}
            value={firstValue(filters, name) || 'any'}
            onChange={(value) => set(name, value === 'any' ? [] : [value])}
          />
        ))}
      </Stack>
      <Stack gap={1}>
        {switches.map(({ name, label, count }) => (
          <CheckboxField
            key={name}
            label={`${label} (${count.toLocaleString(locale)})`}
            checked={firstValue(filters, name) === '1'}
            onChange={(isOn) => set(name, isOn ? ['1'] : [])}
          />
        ))}
      </Stack>
    </Stack>
  );
}

const emptyValue = (value: string) => ({ value, count: 0 });

const ratingBounds = [
  { name: 'rating_from', label: 'Rating from' },
  { name: 'rating_to', label: 'Rating up to' },
];

const ratingOptions = (locale: string) =>
  Array.from({ length: limits.ratingMaximum / limits.ratingStep }, (_, index) => {
    const stars = (index + 1) * limits.ratingStep;
    return { value: String(stars), label: stars.toLocaleString(locale) };
  });
