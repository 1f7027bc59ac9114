import type { CatalogueType, MediaType, MediaView, mediaTypes, TopEntry } from '../contract/index.ts';

/** An item of a media type, as the contract reads it. */
export type ItemOf<Type extends MediaType> = Parameters<(typeof mediaTypes)[Type]['present']>[0];

/** A title's id as its host writes it: some count, and want their number back. */
export type TitleId = ItemOf<MediaType>['id'];

/** An item of any media type that can be browsed. */
export type CatalogueItem = ItemOf<CatalogueType>;

/** An item with what the person keeps about it. */
export type TrackedItem = ItemOf<MediaType> & {
  readonly user_status?: string | null;
  readonly user_rating?: number | null;
};

/** A line of a top list, ready to be shown. */
export type TopItem = TopEntry<CatalogueItem> & { readonly view: MediaView };

/** What a person keeps about a title. */
export interface Tracking {
  readonly status: string;
  /** 0 to 5 in half steps. */
  readonly rating: number;
}
