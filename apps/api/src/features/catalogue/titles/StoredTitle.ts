import type { MediaType } from '@gildshelf/api-client/contract';
import type { TitleRow } from '../../../platform/db/schema.ts';
import type { FoundTitle } from '../../../providers/CatalogueProvider.ts';
import type { MergedTitle } from './mergeTitle.ts';
import type { TitleSource } from './titleSources.ts';

/** A found title with an optional preferred slug, which it gets if it is new and the slug is free. */
export interface TitleToSave extends FoundTitle {
  readonly slug?: string;
  /** The slug of the built-in title that it is known to be, which no other title of its source can match. */
  readonly builtInSlug?: string | undefined;
  /** Ids at its source that no longer exist: a title with one of them gets the data of this one instead. */
  readonly replacedIds?: ReadonlySet<string> | undefined;
}

/** A title of the catalogue while it is being saved: its stored state and the changes. */
export interface StoredTitle {
  readonly titleId: string;
  readonly mediaType: MediaType;
  readonly slug: string;
  /** The row in the database; undefined for a new title. */
  readonly row: TitleRow | undefined;
  /** Data by name of the source. */
  readonly sources: Map<string, TitleSource>;
  /** Names of the sources whose data is not stored yet or has changed. */
  readonly newSources: Set<string>;
  /** Ids in other catalogues, by name of the id. */
  readonly ids: Map<string, string>;
  /** Names of the ids that are not stored yet. */
  readonly newIds: Set<string>;
  /** The data of all sources merged; undefined until something changes. */
  merged: MergedTitle | undefined;
}
