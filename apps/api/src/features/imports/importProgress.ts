import type { TitleTransaction } from '../../config/TitleWriter.ts';
import { repositoriesOn } from '../repositories.ts';
import type { ImportProgress } from './createImportsRepository.ts';
import type { ImportContext } from './ImportContext.ts';

/** Titles of one transaction, which blocks the event loop on SQLite, and other changes of the user on PostgreSQL. */
export const titlesPerPart = 25;
/** How long other servers leave an import to the one that works on it, in milliseconds after its last part. */
const leaseMs = 30_000;

/** Thrown within a transaction: another server works on the import, or its user has changed it. */
export class LostLease extends Error {}

/** A server that works on imports. */
export interface Working {
  readonly context: ImportContext;
  /** Names this server. */
  readonly owner: string;
}

/** The lease of an import that waits for its user. */
export const released = { lease_owner: null, lease_until: 0 };

/** Saves how far an import is, in the transaction of a part; throws if another server works on it. */
export async function saveProgress(
  { context, owner }: Working,
  transaction: Pick<TitleTransaction, 'db'>,
  row: ImportProgress,
  fields: Parameters<ReturnType<typeof repositoriesOn>['imports']['update']>[1],
): Promise<ImportProgress> {
  const now = context.clock();
  const change = { lease_owner: owner, lease_until: now + leaseMs, ...fields };
  const { imports } = repositoriesOn(transaction.db);
  if (!(await imports.updateAs(owner, row, now, change))) throw new LostLease();
  return { ...row, ...change };
}

/** The next stored titles and left out rows of an import. */
export async function nextEntries({ db }: Pick<TitleTransaction, 'db'>, row: ImportProgress) {
  const titles = await repositoriesOn(db).imports.titlesAfter(row, row.done, titlesPerPart);
  return titles.map((title) => ({ ...title, isLeftOut: title.kind === 'row' }));
}
