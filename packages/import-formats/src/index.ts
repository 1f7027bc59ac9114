export { FileProblem, type FileProblemReason } from './files/FileProblem.ts';
export type { ImportFile } from './files/ImportFile.ts';
export type * from './model/ImportedContent.ts';
export type { ImportedStatus, StatusMeaning } from './model/ImportedStatus.ts';
export type * from './model/ImportedTitle.ts';
export { type Score, scoreOf } from './model/score.ts';
export type { TitleKind } from './model/TitleKind.ts';
export { type ReadImport, readImport } from './readImport.ts';
export type { ReadOptions } from './sources/SourceReader.ts';
