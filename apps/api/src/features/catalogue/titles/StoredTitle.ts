import type { MediaType } from '@gildshelf/api-client/contract';
import type { TitleRow } from '../../../platform/db/schema.ts';
import type { FoundTitle } from '../../../providers/CatalogueProvider.ts';
import type { MergedTitle } from './merge/mergeTitle.ts';
import type { TitleSource } from './TitleSource.ts';

/** A found title that has a slug of its own: it gets it where it is new and nobody else has it. */
export interface TitleToSave extends FoundTitle {
  readonly slug?: string;
}

/** A title of the catalogue while it is being kept: as it was, and what is told of it now. */
export interface StoredTitle {
  readonly titleId: string;
  readonly mediaType: MediaType;
  readonly slug: string;
  /** As the database has it; undefined: it is new. */
  readonly row: TitleRow | undefined;
  /** By source. */
  readonly sources: Map<string, TitleSource>;
  /** Those of them that the database does not have so. */
  readonly newSources: Set<string>;
  /** What it is known under elsewhere, by the ids' names. */
  readonly ids: Map<string, string>;
  /** Those of them that the database does not have. */
  readonly newIds: Set<string>;
  /** As it is now; undefined while nothing new was told of it. */
  merged: MergedTitle | undefined;
}
