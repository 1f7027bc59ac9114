import type { MediaType } from '@gildshelf/api-client/contract';
import type { RawBuilder } from 'kysely';
import type { SearchNameRow } from '../../../platform/db/schema.ts';
import type { SearchText } from './searchText.ts';

/** What names are asked for: those of one media type that have a text in them. */
export interface TextQuery {
  readonly mediaType: MediaType;
  readonly needle: SearchText;
  /** Found in a name as it is, spaces too. */
  readonly text: string;
}

/** Where a name stands in the order of all. */
export type Place = Pick<SearchNameRow, 'tier' | 'words' | 'title_id'>;

/** The parts of search that each engine does in its own words. */
export interface TrigramIndex {
  /** The first `limit` names of each tier that begin with a needle, in order within the tier. */
  readonly beginning: (query: Omit<TextQuery, 'text'>, limit: number) => RawBuilder<Place>;
  /** The condition that a name has a text in it, where no index helps. */
  readonly has: (text: string) => RawBuilder<boolean>;
  /** Some names that have a text in them, at most `limit`, in no order. Undefined where the text is too short for the index. */
  readonly some: (query: TextQuery, limit: number) => RawBuilder<Place> | undefined;
}

/** The tiers of names, in their order. */
export const tiers: readonly number[] = [0, 1, 2, 3];
