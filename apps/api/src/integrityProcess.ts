import Sqlite from 'better-sqlite3';
import { hasErrorCode } from './platform/errors.ts';
import { lowerPriority } from './start/lowerPriority.ts';

// `node integrityProcess.ts FILE` runs SQLite's quick_check on its own connection at a low priority; prints 'ok' or the first problems.
lowerPriority();
process.stdout.write(check(process.argv[2] ?? ''));

function check(path: string): string {
  try {
    const database = new Sqlite(path, { readonly: true, fileMustExist: true });
    const rows = database.pragma('quick_check(5)') as { quick_check: string }[];
    database.close();
    return rows.map(({ quick_check }) => quick_check).join('; ');
  } catch (error) {
    if (hasErrorCode(error, 'SQLITE_CORRUPT', 'SQLITE_NOTADB')) return String(error);
    throw error;
  }
}
