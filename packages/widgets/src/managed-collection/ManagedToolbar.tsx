import type { CatalogueType, CollectionCounts } from '@gildshelf/api-client/contract';
import { collectionSorts, mediaTypes, ownLimits, statusLabel } from '@gildshelf/api-client/contract';
import {
  Button,
  ChipLinks,
  CollectionTools,
  HistoryIcon,
  SearchField,
  Select,
  ToggleGroup,
  useLocale,
  useTranslate,
} from '@gildshelf/ui';
import type { ReactNode, Ref } from 'react';
import { useDebouncedText } from '../media-search/useDebouncedText.ts';
import {
  type CollectionDensity,
  densities,
  firstValue,
  type ManagedView,
  sheetFilterCount,
  valuesOf,
  withFilter,
} from './managedView.ts';

interface Props {
  readonly type: CatalogueType;
  readonly view: ManagedView;
  readonly counts: CollectionCounts | null;
  readonly onChange: (view: ManagedView) => void;
  readonly hrefOf: (view: ManagedView) => string;
  readonly onOpenFilters: () => void;
  readonly onPreloadFilters: () => void;
  readonly searchRef: Ref<HTMLInputElement>;
  /** The menu with further actions. */
  readonly menu: ReactNode;
}

/** The statuses with their numbers, the search, the filters, the order and the density of a collection. */
export function ManagedToolbar({
  type,
  view,
  counts,
  onChange,
  hrefOf,
  onOpenFilters,
  onPreloadFilters,
  searchRef,
  menu,
}: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const { filters, density } = view;
  const { filterOrder, pluralNoun } = mediaTypes[type];
  const chosen = valuesOf(filters, 'status');
  const countOf = (status: string) => counts?.statuses.find(({ value }) => value === status)?.count ?? 0;
  const all = counts?.statuses.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const withStatus = (values: readonly string[]) => ({
    ...view,
    filters: withFilter(filters, 'status', values),
  });
  const set = (name: string, values: readonly string[]) =>
    onChange({ ...view, filters: withFilter(filters, name, values) });
  const filterCount = sheetFilterCount(filters);
  const chips = [
    { label: translate('All'), href: hrefOf(withStatus([])), count: all, current: chosen.length === 0 },
    ...filterOrder.map((status) => ({
      label: translate(statusLabel(status)),
      // A status that is chosen already is no longer chosen then; the others stay.
      href: hrefOf(
        withStatus(
          chosen.includes(status) ? chosen.filter((other) => other !== status) : [...chosen, status],
        ),
      ),
      count: countOf(status),
      current: chosen.includes(status),
    })),
  ];
  const sort = firstValue(filters, 'sort') || collectionSorts[0];

  return (
    <CollectionTools
      statuses={
        <ChipLinks
          label={translate('Status')}
          links={chips.map(({ count, ...chip }) => ({
            ...chip,
            ...(counts && { note: count.toLocaleString(locale) }),
          }))}
        />
      }
      search={
        <NameSearch
          label={translate('Search in your {titles}', { titles: translate(pluralNoun) })}
          value={firstValue(filters, 'q')}
          onChange={(text) => set('q', [text])}
          inputRef={searchRef}
        />
      }
      filter={
        <Button
          startIcon={<HistoryIcon name="filter" />}
          aria-haspopup="dialog"
          onClick={onOpenFilters}
          onPointerEnter={onPreloadFilters}
          onFocus={onPreloadFilters}
        >
          {filterCount > 0 ? translate('Filters: {count}', { count: filterCount }) : translate('Filters')}
        </Button>
      }
      sort={
        <Select
          label={translate('Sort')}
          labelInside
          options={collectionSorts.map((value) => ({ value, label: translate(sortLabels[value]) }))}
          value={sort}
          onChange={(value) => onChange({ ...view, filters: orderedBy(filters, value) })}
        />
      }
      density={
        <ToggleGroup<CollectionDensity>
          label={translate('Density')}
          iconsOnly
          items={densities.map((value) => ({
            value,
            label: translate(densityLabels[value]),
            icon: <HistoryIcon name={densityIcons[value]} />,
          }))}
          value={density}
          onChange={(next) => onChange({ ...view, density: next })}
        />
      }
      menu={menu}
    />
  );
}

function orderedBy(filters: ManagedView['filters'], sort: string): ManagedView['filters'] {
  const isDefault = sort === collectionSorts[0];
  return withFilter(withFilter(filters, 'direction', []), 'sort', isDefault ? [] : [sort]);
}

const densityLabels = { cards: 'Cards', compact: 'Covers', list: 'List' } as const;
const densityIcons = { cards: 'grid', compact: 'covers', list: 'list' } as const;

const sortLabels: Readonly<Record<(typeof collectionSorts)[number], string>> = {
  changed: 'Last changed',
  added: 'Recently added',
  name: 'Name',
  rating: 'Own rating',
  release: 'Release date',
  progress: 'Progress',
  playtime: 'Playtime',
};

interface NameSearchProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly inputRef: Ref<HTMLInputElement>;
}

/** The text of the search; the titles are searched when no key has been pressed for a moment. */
function NameSearch({ label, value, onChange, inputRef }: NameSearchProps) {
  const { typed, setTyped } = useDebouncedText(value, onChange);
  return (
    <SearchField
      ref={inputRef}
      size="sm"
      label={label}
      placeholder={label}
      value={typed}
      maxLength={ownLimits.searchQuery}
      onChange={setTyped}
    />
  );
}
