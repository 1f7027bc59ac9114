import type { RawBuilder } from 'kysely';
import { collectionPages } from './collectionPages.ts';
import type { DialectWords } from './dialectWords.ts';
import { firstTables } from './firstTables.ts';
import { identities } from './identities.ts';
import { mailRequests } from './mailRequests.ts';

/** THE list of migrations, oldest first by name: each gives its statements. One that has been released never changes. */
export const migrations: Readonly<Record<string, (words: DialectWords) => readonly RawBuilder<unknown>[]>> = {
  '0001-first-tables': firstTables,
  '0002-identities': identities,
  '0003-mail-requests': mailRequests,
  '0004-collection-pages': collectionPages,
};
