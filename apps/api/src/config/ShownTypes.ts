import type { CatalogueType } from '@gildshelf/api-client/contract';

/** The media types that the site shows: those of the built-in data, and the others of which the catalogue has titles. */
export interface ShownTypes {
  /** The latest list, the same array until it changes; reads the catalogue again in the background if the list is older than 30 s. */
  readonly latest: () => readonly CatalogueType[];
  /** Resolves to the list as soon as the catalogue has been read for the first time. */
  readonly first: () => Promise<readonly CatalogueType[]>;
}
