import * as z from 'zod/mini';
import { listOf, nullIfInvalid, optionalListOf, optionalText, wholeNumber } from '../../schemas.ts';
import { type CatalogueType, catalogues, catalogueTypes } from '../catalogues.ts';
import { defineTitleCalls } from '../define/titleCalls.ts';

/**
 * What a title of another media type is to the requested one: the same work, an adaptation of it, the work that it is based on, or a
 * title that is related to another one of its series.
 */
export const franchiseRelations = ['same_work', 'adaptation', 'source', 'same_franchise'] as const;

/** One of `franchiseRelations`. */
export type FranchiseRelation = (typeof franchiseRelations)[number];

type ItemOf<Type extends CatalogueType> = z.output<(typeof catalogues)[Type]['item']>;

/** A title of another media type of the same franchise, with its media type. */
export type FranchiseTitle = {
  readonly [Type in CatalogueType]: {
    readonly relation: FranchiseRelation;
    readonly media_type: Type;
    readonly title: ItemOf<Type>;
  };
}[CatalogueType];

const franchiseEntry = z.object({
  relation: z.custom<FranchiseRelation>((relation) => franchiseRelations.some((name) => name === relation)),
  media_type: z.custom<CatalogueType>((type) => catalogueTypes.some((name) => name === type)),
  title: z.custom<object>((title) => typeof title === 'object' && title !== null),
});

/** Parses the titles by the schemas of their media types, without those that are invalid. */
function readFranchise(entries: z.output<typeof franchiseEntry>[] | null | undefined) {
  return (entries ?? []).flatMap((entry) => {
    const { success, data } = catalogues[entry.media_type].item.safeParse(entry.title);
    return success ? [{ ...entry, title: data } as FranchiseTitle] : [];
  });
}

const franchise = z.pipe(
  optionalListOf(franchiseEntry),
  z.transform(Object.assign(readFranchise, { item: franchiseEntry })),
);

function defineRelatedTitles<const Type extends CatalogueType>(type: Type) {
  const { root, item, label, pluralLabel } = catalogues[type];
  // The union of the schemas loses which one belongs to the type.
  const title = item as unknown as z.ZodMiniType<ItemOf<Type>>;
  const seriesEntry = z.object({
    title,
    /** Whether it is the requested title. */
    is_current: nullIfInvalid(z.boolean()),
  });
  return defineTitleCalls(
    { label, pluralLabel },
    {
      getRelatedTitles: {
        method: 'GET',
        path: `${root}/:slug/related`,
        access: 'public',
        dependsOnViewer: true,
        response: z.object({
          /** The series of the title; null if it is in none or is its only title. */
          series: nullIfInvalid(
            z.object({
              /** Null if the source of the data does not name it. */
              name: optionalText,
              /** Whether `name` is a value of the facet `series` of the browse page. */
              is_facet: nullIfInvalid(z.boolean()),
              /** The number of titles of the series, which may be more than are listed. */
              total: wholeNumber,
              /** In the order of their release, those without a date last; at most 24, among them the requested title. */
              titles: listOf(seriesEntry),
            }),
          ),
          /** Titles of other media types, the closest relation first; at most 24. */
          franchise,
          /** Titles of the same media type that share genres or people and are not in the series, the most similar first; at most 12. */
          similar: listOf(title),
        }),
        isExtension: true,
      },
    },
  ).getRelatedTitles;
}

/**
 * The call for the titles that are related to a title, by media type. A client must handle a 404 from hosts without it; it is not part
 * of `catalogues`, so that only title pages load it.
 */
export const getRelatedTitles = /* @__PURE__ */ Object.fromEntries(
  catalogueTypes.map((type) => [type, defineRelatedTitles(type)]),
) as unknown as { readonly [Type in CatalogueType]: ReturnType<typeof defineRelatedTitles<Type>> };
