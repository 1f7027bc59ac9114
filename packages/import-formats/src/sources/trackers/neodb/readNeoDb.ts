import { FileProblem } from '../../../files/FileProblem.ts';
import type { ImportFile } from '../../../files/ImportFile.ts';
import type { ImportedContent } from '../../../model/ImportedContent.ts';
import type { SourceReader } from '../../SourceReader.ts';
import { linesKind, readCatalog, readJournal } from './neoDbJournal.ts';
import { neoDbTitles } from './neoDbPiece.ts';
import { readNeoDbTable, tableKind } from './neoDbTables.ts';

const tableOrder = ['mark', 'review', 'note'];
const isExport = (file: ImportFile) => tableKind(file) !== undefined || linesKind(file) !== undefined;

function readTables(files: readonly ImportFile[]) {
  const found = files.flatMap((file) => {
    const kind = tableKind(file);
    return kind ? [{ file, kind }] : [];
  });
  return found
    .sort((a, b) => tableOrder.indexOf(a.kind) - tableOrder.indexOf(b.kind))
    .map(({ file, kind }) => readNeoDbTable(file, kind));
}

function readNeoDb(files: readonly ImportFile[]): ImportedContent {
  const tables = readTables(files);
  const journals = files.filter((file) => linesKind(file) === 'journal');
  const catalogs = files.filter((file) => linesKind(file) === 'catalog');
  if (catalogs.length > 0 && journals.length === 0 && tables.length === 0)
    throw new FileProblem('missing-part', 'journal.ndjson');
  const catalog = readCatalog(catalogs);
  const journal = readJournal(journals, catalog.items);
  const parts = [...tables, journal, catalog];
  const titles = neoDbTitles(parts.flatMap(({ pieces }) => pieces));
  const keys = new Set(titles.map(({ key }) => key));
  const isIncomplete = journals.length > 0 && catalogs.length === 0;
  return {
    titles,
    lists: journal.lists.map((list) => ({
      ...list,
      entries: list.entries.filter(({ titleKey }) => keys.has(titleKey)),
    })),
    leftOut: parts.flatMap(({ leftOut }) => leftOut),
    warnings: isIncomplete ? [{ kind: 'missing-parts', parts: ['catalog.ndjson'] }] : [],
  };
}

/** Reads both exports of NeoDB: the tables of each category, and the journal with its catalogue. */
export const neoDb: SourceReader = {
  source: 'neodb',
  recognises: (files) => files.some(isExport),
  read: readNeoDb,
};
