import { useMemo } from 'react';
import { type CatalogueItem, presentTitle } from '../../client/index.ts';
import {
  type CatalogueType,
  type EndpointResponse,
  type FranchiseRelation,
  getRelatedTitles,
  isTitleSlug,
  type MediaView,
} from '../../contract/index.ts';
import { type Query, queryOf } from '../query.ts';
import { useQuery } from '../useQuery.ts';

/** A title that is related to another one. */
export interface RelatedTitle {
  readonly type: CatalogueType;
  /** As the host sent it; state for the link to its page. */
  readonly item: CatalogueItem;
  readonly view: MediaView;
}

/** The titles that are related to a title. */
export interface TitleRelations {
  /** The series of the title with its titles in order, the requested one included; null when it is in none. */
  readonly series: {
    readonly name: string | null;
    /** Whether the name is a value of the facet `series` of the browse page. */
    readonly isFacet: boolean;
    /** The number of titles of the series, of which not all may be listed. */
    readonly total: number;
    readonly titles: readonly (RelatedTitle & { readonly isCurrent: boolean })[];
  } | null;
  /** Titles of other media types, the closest relation first. */
  readonly franchise: readonly (RelatedTitle & { readonly relation: FranchiseRelation })[];
  /** Similar titles of the same media type, the most similar first. */
  readonly similar: readonly RelatedTitle[];
}

/** The titles that are related to a title; fails with status 404 on hosts that do not know them. */
export function useRelatedTitles(type: CatalogueType, slug: string): Query<TitleRelations> {
  const query = useQuery(getRelatedTitles[type], isTitleSlug(slug) ? { params: { slug } } : null);
  const data = query.state === 'ready' ? query.data : undefined;
  const relations = useMemo(() => data && readRelations(type, data), [type, data]);
  return query.state === 'ready' ? queryOf(relations, undefined) : query;
}

type Response = EndpointResponse<(typeof getRelatedTitles)[CatalogueType]>;

function readRelations(type: CatalogueType, { series, franchise, similar }: Response): TitleRelations {
  const titleOf = (titleType: CatalogueType, item: CatalogueItem): RelatedTitle => ({
    type: titleType,
    item,
    view: presentTitle(titleType, item),
  });
  return {
    series: series
      ? {
          name: series.name ?? null,
          isFacet: series.is_facet === true,
          total: series.total,
          titles: series.titles.map(({ title, is_current }) => ({
            ...titleOf(type, title),
            isCurrent: is_current === true,
          })),
        }
      : null,
    franchise: franchise.map(({ media_type, relation, title }) => ({
      ...titleOf(media_type, title),
      relation,
    })),
    similar: similar.map((title) => titleOf(type, title)),
  };
}
