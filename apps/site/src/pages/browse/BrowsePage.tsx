import {
  type BrowseQuery,
  browseSorts,
  type CatalogueType,
  mediaTypes,
} from '@gildshelf/api-client/contract';
import { type BrowsedTitlesQuery, useBrowsedTitles } from '@gildshelf/api-client/react';
import {
  Alert,
  Button,
  Heading,
  PageLoading,
  RailLayout,
  Select,
  Stack,
  Text,
  type Translate,
  useLocale,
  useTranslate,
} from '@gildshelf/ui';
import { lazyPart } from '@gildshelf/widgets';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { WidgetBoundary } from '../../app/ErrorBoundary.tsx';
import { IgnoredParameters } from '../../layouts/IgnoredParameters.tsx';
import { MediaTypeLinks } from '../../layouts/MediaTypeLinks.tsx';
import { usePageTitle } from '../../routing/pageTitle.ts';
import { paths } from '../../routing/paths.ts';
import { BrowsedTitles } from './BrowsedTitles.tsx';
import { browseTitle } from './browseTitle.ts';
import { browseUrl, chosenValues, readBrowseQuery, sortOf, withoutIgnored, withValues } from './browseUrl.ts';
import { ChosenFilters } from './ChosenFilters.tsx';
import { FacetFields } from './FacetFields.tsx';
import type { FilterSheetProps } from './FilterSheet.tsx';

/** The titles of a media type with the facets by which they can be narrowed. The URL has the whole state. */
export function BrowsePage() {
  const [, , type] = useLocation().pathname.split('/') as [string, string, CatalogueType];
  return <Browse key={type} type={type} />;
}

function Browse({ type }: { readonly type: CatalogueType }) {
  const translate = useTranslate();
  const query = readBrowseQuery(new URLSearchParams(useLocation().search));
  const titles = useBrowsedTitles(type, query);
  const chosen = titles.state === 'ready' ? chosenValues(titles.data.facets, knownQuery(query, titles)) : [];
  const title = browseTitle(type, chosen, translate);
  usePageTitle(titles.state === 'loading' ? null : title);
  return (
    <Stack gap={6}>
      <Heading level={1} size="lg">
        {title}
      </Heading>
      <MediaTypeLinks value={type} hrefOf={(other) => browseUrl(other, [])} />
      <WidgetBoundary>
        <BrowseContent type={type} query={query} titles={titles} />
      </WidgetBoundary>
    </Stack>
  );
}

/** The query without what the host ignores, which is unknown while the previous titles are shown. */
const knownQuery = (query: BrowseQuery, { data, isPrevious }: ReadyTitles) =>
  isPrevious ? query : withoutIgnored(query, data.ignored);

type ReadyTitles = Extract<BrowsedTitlesQuery, { state: 'ready' }>;

interface ContentProps {
  readonly type: CatalogueType;
  readonly query: ReturnType<typeof readBrowseQuery>;
  readonly titles: BrowsedTitlesQuery;
}

const FilterSheet = lazyPart<FilterSheetProps>(async () => (await import('./FilterSheet.tsx')).FilterSheet);

const railId = 'filters';

function BrowseContent({ type, query, titles }: ContentProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const navigate = useNavigate();
  const [isSheetOpen, setIsSheetOpen] = useState<boolean>();

  if (titles.state === 'loading') return <PageLoading />;
  if (titles.state !== 'ready')
    return (
      <Alert
        tone={titles.state === 'missing' ? 'info' : 'danger'}
        action={<Button href={paths.search}>{translate('Search')}</Button>}
      >
        {translate(
          titles.state === 'missing'
            ? 'This host cannot list its titles by genre or year. You can search for them.'
            : 'The titles could not be loaded. Please try again later.',
        )}
      </Alert>
    );

  const { data, isPrevious } = titles;
  const known = knownQuery(query, titles);
  const chosen = chosenValues(data.facets, known);
  const show = (next: typeof query) => navigate(browseUrl(type, next));
  const clearHref =
    chosen.length > 0
      ? browseUrl(
          type,
          known.filter(([name]) => name === 'sort'),
        )
      : undefined;
  const count = countLabel(type, data.total, translate, locale);
  const fields = <FacetFields facets={data.facets} query={known} onChange={show} />;

  return (
    <Stack
      as="form"
      // Submitted without JavaScript only: with it, a change applies at once.
      onSubmit={(event) => event.preventDefault()}
    >
      <RailLayout
        railLabel={translate('Filters')}
        railId={railId}
        rail={
          // In a server-rendered page the filters, of which a phone shows none, are hydrated after the rest.
          <Suspense>
            {fields}
            <SubmitButton />
          </Suspense>
        }
        opener={
          <Button
            href={`${browseUrl(type, query)}#${railId}`}
            aria-haspopup="dialog"
            onPointerEnter={FilterSheet.preload}
            onFocus={FilterSheet.preload}
            onClick={(event) => {
              event.preventDefault();
              setIsSheetOpen(true);
            }}
          >
            {chosen.length > 0
              ? translate('Filters: {count}', { count: chosen.length })
              : translate('Filters')}
          </Button>
        }
        tools={
          <Select
            label={translate('Sort')}
            labelInside
            name="sort"
            options={browseSorts.map((value) => ({ value, label: translate(sortLabels[value]) }))}
            value={browseSorts.find((value) => value === sortOf(known)) ?? browseSorts[0]}
            onChange={(value) => show(withValues(known, 'sort', value === browseSorts[0] ? [] : [value]))}
          />
        }
        summary={<Text role="status">{count}</Text>}
      >
        <IgnoredParameters ignored={isPrevious ? [] : data.ignored} />
        <ChosenFilters type={type} query={known} chosen={chosen} clearHref={clearHref} />
        <BrowsedTitles
          type={type}
          query={known}
          data={data}
          isPrevious={isPrevious}
          more={titles.more}
          clearHref={clearHref}
        />
      </RailLayout>
      {isSheetOpen !== undefined && (
        <WidgetBoundary>
          <FilterSheet
            open={isSheetOpen}
            onClose={() => setIsSheetOpen(false)}
            clearHref={clearHref}
            showLabel={translate('Show {titles}', { titles: count })}
          >
            {fields}
          </FilterSheet>
        </WidgetBoundary>
      )}
    </Stack>
  );
}

/** Rendered by the server, and shown by browsers without JavaScript only. */
function SubmitButton() {
  const translate = useTranslate();
  return (
    <noscript>
      <Button type="submit">{translate('Apply')}</Button>
    </noscript>
  );
}

const sortLabels: Readonly<Record<(typeof browseSorts)[number], string>> = {
  popularity: 'Popularity',
  rating: 'Average rating',
  release: 'Release date',
  name: 'Name',
  added: 'Recently added',
};

function countLabel(type: CatalogueType, count: number, translate: Translate, locale: string): string {
  const { type: singular, pluralNoun } = mediaTypes[type];
  return translate('{count} {titles}', {
    count: count.toLocaleString(locale),
    titles: translate(count === 1 ? singular : pluralNoun),
  });
}
