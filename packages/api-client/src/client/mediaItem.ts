import {
  type CatalogueType,
  catalogues,
  type MediaType,
  type MediaView,
  type mediaTypes,
  type TopEntry,
} from '../contract/index.ts';

/** An item of a media type, as parsed by the contract. */
export type ItemOf<Type extends MediaType> = Parameters<(typeof mediaTypes)[Type]['present']>[0];

/** A title's id as the host sends it: a string or a number, to be sent back in the same form. */
export type TitleId = ItemOf<MediaType>['id'];

/** An item of any media type that can be browsed. */
export type CatalogueItem = ItemOf<CatalogueType>;

/** An item with the user's status and rating. */
export type TrackedItem = ItemOf<MediaType> & {
  readonly user_status?: string | null;
  readonly user_rating?: number | null;
};

/** An entry of a top list with its view. */
export type TopItem = TopEntry<CatalogueItem> & { readonly view: MediaView };

/** The status and rating that a user has given to a title. */
export interface Tracking {
  readonly status: string;
  /** 0 to 5 in half steps. */
  readonly rating: number;
}

/** The view of a catalogue title; unlike `present` it does not import the media types without a catalogue. */
export function presentTitle(type: CatalogueType, item: CatalogueItem): MediaView {
  const toView = catalogues[type].present as (item: CatalogueItem) => MediaView;
  return toView(item);
}
