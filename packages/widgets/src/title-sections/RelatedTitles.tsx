import {
  browsePath,
  type CatalogueType,
  catalogues,
  type FranchiseRelation,
} from '@gildshelf/api-client/contract';
import type { RelatedTitle, TitleRelations } from '@gildshelf/api-client/react';
import {
  Link,
  ShelfRow,
  type ShelfRowItem,
  Stack,
  type StylingProps,
  Text,
  useTranslate,
} from '@gildshelf/ui';
import { coverSources } from '../media-cover/coverSources.ts';
import { TitleAction } from '../status-menu/TitleAction.tsx';
import { TitleSection } from './TitleSection.tsx';

export interface RelatedTitlesProps extends StylingProps {
  /** Media type of the title. */
  readonly type: CatalogueType;
  /** The data of `useRelatedTitles`. */
  readonly relations: TitleRelations;
}

/** The series of a title, its franchise in other media types, and similar titles. Sections without titles are left out. */
export function RelatedTitles({ type, relations, ...styling }: RelatedTitlesProps) {
  const translate = useTranslate();
  const { series, franchise, similar } = relations;
  const typeAndYear = (title: RelatedTitle) => [translate(catalogues[title.type].label), yearOf(title)];
  const sections = [
    {
      title: 'The series in order',
      items: shelfItems(series?.titles ?? [], yearOf),
      detail: series && <SeriesDetail type={type} series={series} />,
    },
    {
      title: 'Other works of the franchise',
      items: shelfItems(franchise, (title) =>
        joined([...typeAndYear(title), translate(relationLabels[title.relation])]),
      ),
    },
    { title: 'Similar titles', items: shelfItems(similar, yearOf) },
  ].filter(({ items }) => items.length > 0);
  if (sections.length === 0) return null;
  return (
    <Stack {...styling} gap={12}>
      {sections.map(({ title, items, detail }) => (
        <TitleSection key={title} size="md" title={translate(title)} detail={detail}>
          <ShelfRow label={translate(title)} items={items} />
        </TitleSection>
      ))}
    </Stack>
  );
}

const relationLabels: Readonly<Record<FranchiseRelation, string>> = {
  same_work: 'Same work',
  adaptation: 'Adaptation',
  source: 'Original work',
  same_franchise: '',
};

const yearOf = ({ view }: RelatedTitle) => (view.year ? `${view.year}` : '');
const joined = (parts: readonly string[]) => parts.filter(Boolean).join(', ');

/** The titles that have a page, each with a note. */
function shelfItems<Title extends RelatedTitle & { readonly isCurrent?: boolean }>(
  titles: readonly Title[],
  noteOf: (title: Title) => string,
): ShelfRowItem[] {
  return titles.flatMap((title) => {
    const { type, item, view, isCurrent } = title;
    if (view.slug === null) return [];
    return {
      id: `${type} ${view.id}`,
      name: view.title,
      href: catalogues[type].detailPath(view.slug),
      state: item,
      note: noteOf(title),
      current: isCurrent,
      action: <TitleAction type={type} item={item} view={view} />,
      ...coverSources(view, 'card'),
    };
  });
}

interface SeriesDetailProps {
  readonly type: CatalogueType;
  readonly series: NonNullable<TitleRelations['series']>;
}

/** The name of a series, and a link to all of its titles if not all are shown and the browse page has them. */
function SeriesDetail({ type, series: { name, isFacet, total, titles } }: SeriesDetailProps) {
  const translate = useTranslate();
  return (
    <>
      {name && (
        <Text as="span" size="sm" tone="secondary">
          <bdi>{name}</bdi>
        </Text>
      )}
      {name && isFacet && total > titles.length && (
        <Link href={browsePath(type, { facet: 'series', value: name })}>
          {translate('All {count}', { count: total })}
        </Link>
      )}
    </>
  );
}
