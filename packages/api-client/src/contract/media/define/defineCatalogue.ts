import * as z from 'zod/mini';
import { ownLimits } from '../../limits.ts';
import * as ownMessages from '../../messages/own.ts';
import {
  acknowledgement,
  listOf,
  nullIfInvalid,
  optionalListOf,
  optionalNumber,
  wholeNumber,
} from '../../schemas.ts';
import { maxLength } from '../../textLength.ts';
import type { Credit, MediaView } from '../mediaView.ts';
import { defineTitleCalls } from './titleCalls.ts';

/** The definition of a catalogue: a media type that visitors can browse. */
export interface CatalogueDefinition<Item extends z.ZodMiniType, Icon extends string = string> {
  readonly root: `/api/${string}`;
  readonly top: `/${string}`;
  readonly refreshTop: `/${string}`;
  /** The property of a top list entry that holds its title. */
  readonly entryField: string;
  readonly item: Item;
  /** The singular label of the media type. */
  readonly label: string;
  readonly pluralLabel: string;
  /** The `icon` of the media type. */
  readonly icon: Icon;
  /** The `present` of the media type. */
  readonly present: (item: z.output<Item>) => MediaView;
  /** Set when the required API does not have the media type: a client treats a host without its calls as one without titles. */
  readonly isExtension?: true;
  /** The provider whose data the built-in titles have. */
  readonly dataCredit: Credit;
  readonly topStorageKey: string;
  readonly topTitle: string;
  /** The error messages for a top list that is malformed, fails to load, or cannot be refreshed. */
  readonly errorMessages: {
    readonly malformed: string;
    readonly failed: string;
    readonly refreshFailed: string;
  };
  /** The error message for a title that the host does not have. */
  readonly notFound: string;
  /** The pattern of the path of a title's page on the site. */
  readonly detailRoute: `/${string}/:slug`;
}

/** An entry of a top list of any media type. */
export interface TopEntry<Item> {
  readonly rank: number;
  readonly item: Item;
}

/** Derives the endpoints of a catalogue (top list, its refresh, search, details and rating) from its definition. */
export function defineCatalogue<const Item extends z.ZodMiniType, const Icon extends string>(
  definition: CatalogueDefinition<Item, Icon>,
) {
  const { root, entryField, item, isExtension } = definition;
  const topEntry = z.object({ rank: nullIfInvalid(wholeNumber), [entryField]: item });
  return {
    ...definition,
    /** The path of a title's page on the site, by slug or id. */
    detailPath: (slug: string): string => definition.detailRoute.replace(':slug', encodeURIComponent(slug)),
    ...defineTitleCalls(definition, {
      listTopTitles: {
        method: 'GET',
        path: `${root}${definition.top}`,
        access: 'public',
        response: listOf(topEntry),
        isExtension,
      },
      refreshTopTitles: {
        method: 'POST',
        path: `${root}${definition.refreshTop}`,
        access: 'public',
        response: acknowledgement,
        isExtension,
      },
      searchTitles: {
        method: 'GET',
        path: `${root}/search`,
        access: 'public',
        dependsOnViewer: true,
        query: z.object({
          query: z.string().check(maxLength(ownLimits.searchQuery, ownMessages.search.tooLong)),
          /** 'best' for the best match first, in pages of 20; a host without it ignores it and returns at most five titles. */
          sort: z.optional(z.string()),
          /** The page of the results from 1, only with `sort`; our server accepts 1 to 50. */
          page: z.optional(z.string()),
        }),
        response: listOf(item),
        isExtension,
      },
      getTitleDetails: {
        method: 'GET',
        path: `${root}/:slug`,
        access: 'public',
        dependsOnViewer: true,
        // Some hosts send null instead of a 404.
        response: z.nullable(item),
        isExtension,
      },
      /**
       * The average rating (0 to 5 stars) and number of ratings by the host's own users; the average is null without ratings.
       * `distribution` is the number of ratings per half star: ten numbers, for 0.5 stars to 5; null below five ratings, and on hosts
       * without it.
       */
      getTitleRating: {
        method: 'GET',
        path: `${root}/:slug/rating`,
        access: 'public',
        dependsOnViewer: true,
        response: z.object({
          average: optionalNumber,
          count: wholeNumber,
          distribution: optionalListOf(wholeNumber),
        }),
        isExtension: true,
      },
    }),
    /** Converts an entry of the top list; an invalid or missing rank is replaced by the position. */
    toTopEntry: (entry: z.output<typeof topEntry>, index: number): TopEntry<z.output<Item>> => ({
      rank: (entry.rank as number | null | undefined) ?? index + 1,
      item: entry[entryField] as z.output<Item>,
    }),
  };
}
