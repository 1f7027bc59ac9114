import type { MediaType } from '@gildshelf/api-client/contract';
import type { FoundTitle } from './FoundTitle.ts';

/** THE list of catalogue providers, as the settings name them. */
export const providerNames = ['rawg', 'igdb', 'jikan', 'anilist', 'tmdb'] as const;

export type ProviderName = (typeof providerNames)[number];

/** One page of a top list. */
export interface FoundPage {
  /** Best first, each with its `rank` in the whole list. */
  readonly titles: readonly FoundTitle[];
  readonly hasMore: boolean;
}

/** Somebody else's catalogue of one media type. Every call may reject with a ProviderProblem; what is no title is left out, not an error. */
export interface CatalogueProvider {
  readonly name: ProviderName;
  readonly mediaType: MediaType;
  /** A page of the best titles, from 1. */
  top(page: number): Promise<FoundPage>;
  search(query: string): Promise<readonly FoundTitle[]>;
  /** Everything about one title, by the provider's id; undefined where it has none of that id. */
  details(sourceId: string): Promise<FoundTitle | undefined>;
}
