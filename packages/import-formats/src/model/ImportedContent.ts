import type { ImportedTitle, RowPlace } from './ImportedTitle.ts';

/** A list with its titles in order. */
export interface ImportedList {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly isRanked: boolean;
  readonly isPublic: boolean;
  readonly entries: readonly {
    /** The key of the title among the imported ones. */
    readonly titleKey: string;
    readonly note: string | null;
    readonly added: string | null;
  }[];
}

/** Why a row is not imported. */
export type LeftOutReason =
  /** All its cells are empty. */
  | 'blank'
  /** It has another number of cells than its header, or cannot be read. */
  | 'malformed'
  /** It is no title: a person, a studio, a character. */
  | 'not-a-title'
  /** It is software, a demo or an extra of a game. */
  | 'not-a-game'
  /** It repeats a row by its id in the source. */
  | 'repeated'
  /** It is a reply to the comment of another person. */
  | 'reply';

/** A row that is not imported. */
export interface LeftOutRow {
  readonly place: RowPlace;
  readonly reason: LeftOutReason;
  /** What the row is about, as far as it says so. */
  readonly name: string | null;
}

/** What is known of a file before anything is imported. */
export type ImportWarning =
  /** The export lacks parts, by their names at the source. */
  | { readonly kind: 'missing-parts'; readonly parts: readonly string[] }
  /** The order of day and month is not clear: an example, and the reader needs the option `dateOrder`. */
  | { readonly kind: 'date-order'; readonly example: string }
  /** The maximum of the ratings is not clear, and the reader needs the option `ratingMaximum`. */
  | { readonly kind: 'rating-maximum'; readonly suggestion: number };

/** Everything that was read. The rows are those of `titles` and of `leftOut`. */
export interface ImportedContent {
  readonly titles: readonly ImportedTitle[];
  readonly lists: readonly ImportedList[];
  readonly leftOut: readonly LeftOutRow[];
  readonly warnings: readonly ImportWarning[];
}
