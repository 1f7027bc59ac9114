import type { FileProblemReason, ImportedContent, ReadOptions } from '@gildshelf/import-formats';

/** Files to read. */
export interface ReadTask {
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  readonly options: ReadOptions;
  /** The titles and left out rows that are stored already. */
  readonly skipped: number;
}

/** A title of the files, or a row that is left out, as it is stored. */
export interface ReadEntry {
  readonly titleKey: string | null;
  readonly kind: string;
  readonly name: string | null;
  readonly rowCount: number;
  readonly isLeftOut: boolean;
  readonly word: string | null;
  readonly suggestion: string | null;
  /** JSON: `ImportedTitle` or `LeftOutRow`. */
  readonly content: string;
}

/** What is read: first the source, then the entries in parts, then the end; or why the files cannot be read. */
export type ReadMessage =
  | {
      readonly kind: 'source';
      readonly source: string;
      readonly rowCount: number;
      readonly titleCount: number;
      /** JSON: the lists and the warnings. */
      readonly content: string;
    }
  | { readonly kind: 'entries'; readonly entries: readonly ReadEntry[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'problem'; readonly reason: FileProblemReason; readonly detail: string | null };

/** The lists and the warnings of files. */
export type FileContent = Pick<ImportedContent, 'lists' | 'warnings'>;
