import type { MediaType } from '@gildshelf/api-client/contract';
import type { RawBuilder } from 'kysely';
import type { SearchNameRow } from '../../../platform/db/schema.ts';
import type { SearchText } from './searchText.ts';

/** A query for the names of one media type that contain a text. */
export interface TextQuery {
  readonly mediaType: MediaType;
  readonly needle: SearchText;
  /** The text that a name must contain, including spaces. */
  readonly text: string;
}

/** The position of a name in the order of all names. */
export type NamePosition = Pick<SearchNameRow, 'tier' | 'words' | 'title_id'>;

/** The parts of search whose SQL differs between the database engines. */
export interface TrigramIndex {
  /** The first `limit` names of each tier that begin with a needle, in order within the tier. */
  readonly startingWith: (query: Omit<TextQuery, 'text'>, limit: number) => RawBuilder<NamePosition>;
  /** The condition that a name contains a text, evaluated without an index. */
  readonly containsCondition: (text: string) => RawBuilder<boolean>;
  /** Up to `limit` names that contain a text, in no particular order. Undefined if the text is too short for the index. */
  readonly containing: (query: TextQuery, limit: number) => RawBuilder<NamePosition> | undefined;
}

/** The tiers of names, in their order. */
export const tiers: readonly number[] = [0, 1, 2, 3];
