import type { MediaType } from '@gildshelf/api-client/contract';
import type { TitleRow } from '../../database/schema.ts';
import type { MergedTitle } from './mergeTitle.ts';
import type { TitleSource } from './TitleSource.ts';

/** A title of the catalogue while it is being kept: as it was, and what is told of it now. */
export interface KeptTitle {
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
