import type { MediaType, StoredItem } from '@gildshelf/api-client/contract';

/** One size of a title's image. */
export interface ImageVariant {
  readonly url: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The sources of the open data: one per licence and media type, so that their rows can be exported by licence. */
export type OpenDataSource = 'open-games' | 'open-anime' | 'open-movies';

/** The sources of files that operators import: files of their own, and those of other projects. */
type ImportedSource = 'import' | 'anime-offline-database' | 'wikidata';

/** The source of a fact: a provider, the built-in catalogue, an imported file or open data. */
export type SourceName = ProviderName | 'built-in' | ImportedSource | OpenDataSource;

/** A title as one source describes it. */
export interface FoundTitle {
  readonly mediaType: MediaType;
  readonly source: SourceName;
  /** Its id at the source. */
  readonly sourceId: string;
  /** Its ids at several sources, including this one: `rawg_id`, `igdb_id`, `mal_id`, `anilist_id`, `tmdb_id`, `imdb_id` … */
  readonly ids: Readonly<Record<string, string>>;
  /** Its names, the displayed one first; never empty. */
  readonly names: readonly string[];
  /** The year of its first release. Without a year, no other title is matched by its name. */
  readonly year: number | null;
  /** The contract's item without id, slug and image; under `facts` what the API does not return. Unknown fields are absent. */
  readonly item: StoredItem;
  /** The sizes of its image, the smallest first; empty where there is no image. */
  readonly pictures: readonly ImageVariant[];
  /** False for an entry of a list, where the details may contain more. */
  readonly isWhole: boolean;
  /** Its rank in the source's top list, from 1, where it was found there. */
  readonly rank?: number;
}

/** The catalogue providers, by their names in the settings. */
export const providerNames = ['rawg', 'igdb', 'jikan', 'anilist', 'tmdb'] as const;

export type ProviderName = (typeof providerNames)[number];

/** One page of a top list. */
export interface FoundPage {
  /** Best first, each with its `rank` in the whole list. */
  readonly titles: readonly FoundTitle[];
  readonly hasMore: boolean;
}

/** An external catalogue of one media type. Every call may reject with a ProviderError; invalid entries are left out silently. */
export interface CatalogueProvider {
  readonly name: ProviderName;
  readonly mediaType: MediaType;
  /** A page of the top list, from 1. */
  top(page: number): Promise<FoundPage>;
  search(query: string): Promise<readonly FoundTitle[]>;
  /** All facts of a title by its id at the provider; undefined where the provider does not have it. */
  details(sourceId: string): Promise<FoundTitle | undefined>;
}
