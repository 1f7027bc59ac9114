import * as z from 'zod/mini';
import * as ownMessages from '../../messages/own.ts';
import * as messages from '../../messages/required.ts';
import * as ownLimits from '../../ownLimits.ts';
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

/** The media type of a catalogue. */
export interface CatalogueMediaType<Type extends string, Item extends z.ZodMiniType, Icon extends string> {
  readonly type: Type;
  readonly label: string;
  readonly pluralLabel: string;
  readonly pluralNoun: string;
  readonly icon: Icon;
  readonly item: Item;
  readonly collection: { readonly items: string };
  readonly present: (item: z.output<Item>) => MediaView;
}

/** The definition of a catalogue: a media type that visitors can browse. */
export interface CatalogueDefinition {
  /** Set when the required API does not have the media type: a client treats a host without its calls as one without titles. */
  readonly isExtension?: true;
  /** Set when the built-in data has no such titles: a site shows the media type only if its server has titles of it. */
  readonly isOptional?: true;
  /** The provider whose data the built-in titles have. */
  readonly dataCredit: Credit;
  /** The error message for a top list that is malformed, where it differs from the one for a list that fails to load. */
  readonly malformedMessage?: string;
}

/** An entry of a top list of any media type. */
export interface TopEntry<Item> {
  readonly rank: number;
  readonly item: Item;
}

/** Derives the endpoints of a catalogue (top list, its refresh, search, details and rating) from its definition. */
export function defineCatalogue<
  const Type extends string,
  const Item extends z.ZodMiniType,
  const Icon extends string,
>(mediaType: CatalogueMediaType<Type, Item, Icon>, definition: CatalogueDefinition) {
  const { type, label, pluralLabel, pluralNoun, icon, item, present } = mediaType;
  const { items } = mediaType.collection;
  const root = `/api/${items}` as const;
  const { isExtension } = definition;
  const failed = messages.home.failed(pluralNoun);
  const topEntry = z.object({ rank: nullIfInvalid(wholeNumber), [type as string]: item });
  return {
    ...definition,
    root,
    label,
    pluralLabel,
    icon,
    item,
    present,
    /** The property of a top list entry that holds its title. */
    entryField: type,
    /** The key of the top list in the browser's storage: 'topGames'. */
    topStorageKey: `top${pluralLabel.replaceAll(' ', '')}`,
    topTitle: `Top 100 ${pluralLabel}`,
    /** The error message for a title that the host does not have. */
    notFound: `${label} information not found`,
    /** The error messages for a top list that is malformed, fails to load, or cannot be refreshed. */
    errorMessages: {
      malformed: definition.malformedMessage ?? failed,
      failed,
      refreshFailed: messages.home.topUpdateFailed(pluralNoun),
    },
    /** The pattern of the path of a title's page on the site. */
    detailRoute: `/${type}/:slug` as const,
    /** The path of a title's page on the site, by slug or id. */
    detailPath: (slug: string): string => `/${type}/${encodeURIComponent(slug)}`,
    ...defineTitleCalls(
      { label, pluralLabel },
      {
        listTopTitles: {
          method: 'GET',
          path: `${root}/top`,
          access: 'public',
          response: listOf(topEntry),
          isExtension,
        },
        refreshTopTitles: {
          method: 'POST',
          path: `${root}/update-top-${items}`,
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
      },
    ),
    /** Converts an entry of the top list; an invalid or missing rank is replaced by the position. */
    toTopEntry: (entry: z.output<typeof topEntry>, index: number): TopEntry<z.output<Item>> => ({
      rank: (entry.rank as number | null | undefined) ?? index + 1,
      item: entry[type] as z.output<Item>,
    }),
  };
}
