import { StartProblem } from '../StartProblem.ts';

/** The sentence for an error of the file system or of SQLite while a folder's database is opened; undefined for any other. */
export function sqliteProblem(error: unknown, directory: string): StartProblem | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons.find(([shape]) => shape.test(code))?.[1];
  if (!reason) return undefined;
  return new StartProblem(`The data directory ${directory} cannot be used: ${reason} (${code}).`);
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [/^(EACCES|EPERM|EROFS|SQLITE_READONLY.*)$/, 'it may only be read, or not even that'],
  [/^ENOENT$/, 'it is not there and cannot be made'],
  [/^(EEXIST|ENOTDIR)$/, 'there is a file where the directory should be'],
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)$/, 'the disk is full'],
  [
    /^(SQLITE_NOTADB|SQLITE_CORRUPT.*)$/,
    'its file gildshelf.db is damaged or not a database; restore it from a backup',
  ],
  [/^SQLITE_BUSY.*$/, 'another process keeps its database locked'],
  [/^SQLITE_CANTOPEN.*$/, 'its file gildshelf.db cannot be opened or made'],
  [/^SQLITE_IOERR.*$/, 'reading or writing its file gildshelf.db failed; the disk may be full or broken'],
];
