/**
 * The states of an import, in their order: 'receiving' its files, 'reading' them, 'planning' what to write, 'ready' for the user's
 * decision, 'applying' the plan, 'applied'. 'failed' if the files cannot be imported.
 */
export type ImportState = 'receiving' | 'reading' | 'planning' | 'ready' | 'applying' | 'applied' | 'failed';

/** What an import does with one title of its files, or with a row that is no title. */
export type ImportOutcome =
  /** Not compared with the catalogue yet. */
  | 'unplanned'
  /** It is added to the collection. */
  | 'new'
  /** The collection has it, and something about it is added or changed. */
  | 'change'
  /** The collection has all of it. */
  | 'same'
  /** Its status needs to be confirmed. */
  | 'confirm'
  /** Found by a name alone, or with another year: the title needs to be confirmed. */
  | 'likely'
  /** Several titles of the catalogue have its name, or its ids are those of several. */
  | 'choose'
  /** The catalogue does not have it. */
  | 'unknown'
  /** It is of a kind that has no media type here. */
  | 'parked'
  /** It is on a list only. */
  | 'listed'
  /** The reader or the user leaves it out. */
  | 'left-out';

/** An import of a user's files. */
export interface ImportRow {
  user_id: string;
  import_id: string;
  state: ImportState;
  /** The name of the reader of its files; null before they are read. */
  source: string | null;
  file_name: string;
  /** JSON: `ImportChoices`. */
  choices: string;
  /** JSON: the lists and the warnings of the files. */
  content: string;
  /** JSON: why it failed, as the contract's reason and a detail; null if it has not. */
  problem: string | null;
  /** Rows of the files, and titles and rows that are left out in `import_titles`. */
  row_count: number;
  title_count: number;
  /** How many of `title_count` are processed in this state. */
  done: number;
  /** The edit that logs what is written; null before anything is. */
  edit_id: string | null;
  /** The server that works on it, and until when no other one may. */
  lease_owner: string | null;
  lease_until: number;
  created_at: number;
  worked_at: number;
}

/** A part of an uploaded file. */
export interface ImportFileRow {
  user_id: string;
  import_id: string;
  /** From 1, over all files. */
  part: number;
  /** The number of the file, from 1. */
  file: number;
  file_name: string;
  /** In base64. */
  body: string;
}

/** A title of the files of an import, or a row of them that is left out. */
export interface ImportTitleRow {
  user_id: string;
  import_id: string;
  /** From 1, in the order of the files. */
  position: number;
  /** The key of the title in its source, by which lists refer to it; null for a row that is left out. */
  title_key: string | null;
  /** A media type, or another kind of the source. */
  kind: string;
  name: string | null;
  /** The rows of the files about it. */
  row_count: number;
  /** The word of the source for its status, and the status that is suggested for it; null without one. */
  word: string | null;
  suggestion: string | null;
  /** JSON: `ImportedTitle`, or `LeftOutRow`. */
  content: string;
  outcome: ImportOutcome;
  /** The title of the catalogue; null if it is not known. */
  title_id: string | null;
  /** JSON: what the user has decided about it; null for the suggestion. */
  decision: string | null;
}
