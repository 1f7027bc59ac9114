import type { MediaType } from '@gildshelf/api-client/contract';

/** The fields of a title as stored: the contract's without id, slug and image, and under `facts` those that no call returns. */
export type StoredItem = Readonly<Record<string, unknown>> & { readonly facts?: object };

/** One size of a title's picture. */
export interface Picture {
  readonly url: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Whose word a fact is: a provider's, the built-in catalogue's or an imported file's. */
export type SourceName = ProviderName | 'built-in' | 'import';

/** A title as one source tells of it. */
export interface FoundTitle {
  readonly mediaType: MediaType;
  readonly source: SourceName;
  /** What the source itself calls it. */
  readonly sourceId: string;
  /** Under which ids it is known where: `rawg_id`, `igdb_id`, `mal_id`, `anilist_id`, `tmdb_id`, `imdb_id` …; the source's own among them. */
  readonly ids: Readonly<Record<string, string>>;
  /** What it is called, first the shown name; never empty. */
  readonly names: readonly string[];
  /** When it came out first; without it nothing is taken for the same by its name. */
  readonly year: number | null;
  /** The contract's item without id, slug and picture; under `facts` what no call answers. Absent: not known to the source. */
  readonly item: StoredItem;
  /** The sizes of its picture, the smallest first; none where there is no picture. */
  readonly pictures: readonly Picture[];
  /** False: what a list says of it, and its own page may say more. */
  readonly isWhole: boolean;
  /** Its place in the source's top list, from 1, where it was found there. */
  readonly rank?: number;
}

/** THE list of catalogue providers, as the settings name them. */
export const providerNames = ['rawg', 'igdb', 'jikan', 'anilist', 'tmdb'] as const;

export type ProviderName = (typeof providerNames)[number];

/** One page of a top list. */
export interface FoundPage {
  /** Best first, each with its `rank` in the whole list. */
  readonly titles: readonly FoundTitle[];
  readonly hasMore: boolean;
}

/** The catalogue of a provider for one media type. Every call may reject with a ProviderError; entries that are no titles are left out. */
export interface CatalogueProvider {
  readonly name: ProviderName;
  readonly mediaType: MediaType;
  /** A page of the best titles, from 1. */
  top(page: number): Promise<FoundPage>;
  search(query: string): Promise<readonly FoundTitle[]>;
  /** Everything about one title, by the provider's id; undefined where it has none of that id. */
  details(sourceId: string): Promise<FoundTitle | undefined>;
}
