import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ownLimits } from '../limits.ts';
import * as ownMessages from '../ownMessages.ts';
import { acknowledgement, listOf, optionalNumber, optionalPart, wholeNumber } from '../reading.ts';
import { atMost } from '../textLength.ts';
import type { MediaView } from './mediaView.ts';

/** What is particular to a media type that visitors can browse. */
export interface CatalogueDefinition<Item extends z.ZodMiniType> {
  readonly root: `/api/${string}`;
  readonly top: `/${string}`;
  readonly refreshTop: `/${string}`;
  /** The word under which a top list entry holds its title. */
  readonly entryField: string;
  readonly item: Item;
  /** What one of its titles is called: the media type's own word. */
  readonly label: string;
  /** How its items are shown: the media type's own. */
  readonly present: (item: z.output<Item>) => MediaView;
  readonly topStorageKey: string;
  readonly topTitle: string;
  /** What a person is told when the top list is not a list, does not load, or cannot be refreshed. */
  readonly sentences: { readonly notAList: string; readonly failed: string; readonly refreshFailed: string };
  /** Shown where a host does not know the title. */
  readonly notFound: string;
  /** The site's page of a title, by slug or id. */
  readonly detailPath: (slug: string) => string;
}

/** One line of a top list, whatever its media type. */
export interface TopEntry<Item> {
  readonly rank: number;
  readonly item: Item;
}

/** Derives the calls of a catalogue (`top`, `refreshTop`, `search`, `details`) from what is particular to it. */
export function defineCatalogue<const Item extends z.ZodMiniType>(definition: CatalogueDefinition<Item>) {
  const { root, entryField, item } = definition;
  const topEntry = z.object({ rank: optionalPart(wholeNumber), [entryField]: item });
  return {
    ...definition,
    topEndpoint: defineEndpoint({
      method: 'GET',
      path: `${root}${definition.top}`,
      access: 'public',
      response: listOf(topEntry),
    }),
    refreshTopEndpoint: defineEndpoint({
      method: 'POST',
      path: `${root}${definition.refreshTop}`,
      access: 'public',
      response: acknowledgement,
    }),
    searchEndpoint: defineEndpoint({
      method: 'GET',
      path: `${root}/search`,
      access: 'public',
      query: z.object({
        query: z.string().check(atMost(ownLimits.searchQuery, ownMessages.search.tooLong)),
      }),
      response: listOf(item),
    }),
    detailsEndpoint: defineEndpoint({
      method: 'GET',
      path: `${root}/:slug`,
      access: 'public',
      // Some hosts have no 404, but nothing to say.
      response: z.nullable(item),
    }),
    /** What the host's own people make of a title: the average of their stars, null where nobody has given any. */
    ratingEndpoint: defineEndpoint({
      method: 'GET',
      path: `${root}/:slug/rating`,
      access: 'public',
      response: z.object({ average: optionalNumber, count: wholeNumber }),
      extra: true,
    }),
    /** The title in a line of the top list; one without a rank that can be read has that of its place. */
    readTopEntry: (entry: z.output<typeof topEntry>, index: number): TopEntry<z.output<Item>> => ({
      rank: (entry.rank as number | null | undefined) ?? index + 1,
      item: entry[entryField] as z.output<Item>,
    }),
  };
}
