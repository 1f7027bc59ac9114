import type { ImportFile } from '../files/ImportFile.ts';
import type { ImportedContent } from '../model/ImportedContent.ts';

/** What the user has chosen for files that do not say it themselves. */
export interface ReadOptions {
  /** Whether 10/05/2023 is in May or in October. */
  readonly dateOrder?: 'day-first' | 'month-first';
  /** The highest possible rating. */
  readonly ratingMaximum?: number;
  /** The name of the first file as it was uploaded. */
  readonly fileName?: string;
}

/** Reads the export of a source. */
export interface SourceReader {
  /** The name of the source in responses and in the database. */
  readonly source: string;
  /** Whether files are an export of the source, by their content: at a glance, without reading all of it. */
  readonly recognises: (files: readonly ImportFile[]) => boolean;
  /** Reads files that were recognised. Throws a `FileProblem` if they cannot be imported. */
  readonly read: (files: readonly ImportFile[], options: ReadOptions) => ImportedContent;
}
