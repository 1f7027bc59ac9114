import { FileProblem } from './files/FileProblem.ts';
import type { ImportFile } from './files/ImportFile.ts';
import { openArchive } from './files/openArchive.ts';
import type { ImportedContent } from './model/ImportedContent.ts';
import { readers } from './readers.ts';
import type { ReadOptions } from './sources/SourceReader.ts';

/** What uploaded files contain. */
export interface ReadImport {
  readonly source: string;
  readonly content: ImportedContent;
}

/**
 * Reads uploaded files: one file, one archive, or several files of the same export. The source is recognised by the content, not by the
 * names. Throws a `FileProblem` if it is not known, or if there is nothing to import.
 */
export function readImport(uploads: readonly ImportFile[], options: ReadOptions = {}): ReadImport {
  const files = uploads.flatMap(openArchive);
  const reader = readers.find(({ recognises }) => recognises(files));
  if (!reader) throw new FileProblem('unknown');
  const content = reader.read(files, { fileName: uploads[0]?.name, ...options });
  if (content.titles.length + content.lists.length + content.leftOut.length === 0)
    throw new FileProblem('empty');
  return { source: reader.source, content };
}
