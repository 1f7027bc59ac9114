import type { SourceReader } from './sources/SourceReader.ts';

/** The readers of all sources; at most one recognises a file. */
export const readers: readonly SourceReader[] = [];
