import type { CommandLine } from '../../../platform/commands/commandLine.ts';
import type { FoundTitle } from '../../../providers/CatalogueProvider.ts';
import type { ImportEntry } from './readLines.ts';

/** Converts an entry to titles, or to an error message; undefined if the entry is no title. */
export type ParseEntry = (value: unknown) => FoundTitle | readonly FoundTitle[] | string | undefined;

/** Reads the entries of a file from its text. */
export type ReadEntries = (chunks: AsyncIterable<string>) => AsyncGenerator<ImportEntry>;

/** A file while its import is prepared. */
export interface ImportSource {
  readonly path: string;
  /** The other files that the format reads. */
  readonly companions: readonly string[];
  readonly line: Pick<CommandLine, 'warn' | 'stopped'>;
  /** Yields all entries of the file from its start. */
  readonly read: () => AsyncGenerator<ImportEntry>;
}

/** How the files of a format are read. */
export interface ImportFormat {
  /** By the extension of the file, without '.gz'. */
  readonly readers: Readonly<Record<string, () => Promise<ReadEntries>>>;
  /** The paths of other files that the format reads along with a file, such as tables of names. */
  readonly companions?: (path: string) => Promise<readonly string[]>;
  /** Loads the function that converts the entries; resolves to undefined if the command was stopped meanwhile. */
  readonly load: (source: ImportSource) => Promise<ParseEntry | undefined>;
}
