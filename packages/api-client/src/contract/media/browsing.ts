import * as z from 'zod/mini';
import { listOf, optionalText, text, wholeNumber } from '../schemas.ts';
import { type CatalogueType, catalogues } from './catalogues.ts';
import { defineTitleCalls } from './define/titleCalls.ts';
import type { FacetKind } from './define/titleStorage.ts';

/**
 * What the query of a browse page consists of: values of facets such as `['genre', 'Action']`, of which several of one facet are
 * alternatives, `['sort', …]` and `['after', …]`, the `next` of the page before.
 */
export type BrowseQuery = readonly (readonly [name: string, value: string])[];

/** The orders of the titles, the default first; the best, newest and latest first. */
export const browseSorts = ['popularity', 'rating', 'release', 'name', 'added'] as const;

/** One of the orders of the titles. */
export type BrowseSort = (typeof browseSorts)[number];

/** The number of titles of a page. */
export const browsePageSize = 60;

function facetList() {
  return listOf(
    z.object({
      /** Its name in a query. */
      name: text,
      /** Its label in English. */
      label: text,
      kind: z.custom<FacetKind>((kind) => typeof kind === 'string'),
      /** The unit of a range, such as 'min' or 'episodes'. */
      unit: optionalText,
      /** All values of a small facet, also those with no titles; of a large one the most frequent and the chosen ones. */
      values: listOf(
        z.object({
          value: text,
          /** The number of titles that also have the chosen values of all other facets. */
          count: wholeNumber,
          is_chosen: z.boolean(),
        }),
      ),
    }),
  );
}

function defineBrowsing<const Type extends CatalogueType>(type: Type) {
  const { label, pluralLabel, root, item } = catalogues[type];
  return defineTitleCalls(
    { label, pluralLabel },
    {
      /** A page of the titles that have the chosen values, and the values of each facet; never an error because of the query. */
      browseTitles: {
        method: 'GET',
        path: `${root}/browse` as const,
        access: 'public',
        dependsOnViewer: true,
        query: z.custom<BrowseQuery>(Array.isArray),
        response: z.object({
          /** The number of titles on all pages. */
          total: wholeNumber,
          titles: listOf(item as (typeof catalogues)[Type]['item']),
          /** The value of `after` for the next page; null on the last page. */
          next: optionalText,
          /** Only facets of which the catalogue has data. */
          facets: facetList(),
          /** The parameters of the query that the server does not know, such as a value that no title has; they have no effect. */
          ignored: listOf(z.object({ name: text, value: text })),
        }),
        isExtension: true,
      },
    },
  );
}

/** The browse calls of each catalogue; not part of `catalogues` so that only pages that use them contain them. */
export const browsing = /* @__PURE__ */ defineAll();

function defineAll() {
  const types = Object.keys(catalogues) as CatalogueType[];
  return Object.fromEntries(types.map((type) => [type, defineBrowsing(type)])) as {
    readonly [Type in CatalogueType]: ReturnType<typeof defineBrowsing<Type>>;
  };
}

/** A page of titles with the facets by which it can be narrowed. */
export type BrowsedTitles<Type extends CatalogueType = CatalogueType> = z.output<
  (typeof browsing)[Type]['browseTitles']['response']
>;

/** A facet with its values. */
export type Facet = BrowsedTitles['facets'][number];
