import type { Transaction } from 'kysely';
import type { Store } from '../../../platform/db/Store.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { repositoriesOn } from '../../repositories.ts';

/** The name of the setting with the lease. */
const leaseSetting = 'open-data';

/** The process that installs open data, and until when no other one may. */
interface StoredLease {
  readonly owner: string;
  readonly until: number;
}

/** Another process installs open data. */
export class LeaseHeldError extends Error {
  constructor() {
    super('Another process installs the open data.');
  }
}

interface LeaseOptions {
  readonly store: Pick<Store, 'longTransaction'>;
  readonly clock: () => number;
  readonly owner: string;
  /** Milliseconds after which another process may acquire the lease if the owner does not renew it. */
  readonly leaseMs: number;
}

/** The lease of the one process that installs open data, of all servers on a database. */
export function createLease({ store, clock, owner, leaseMs }: LeaseOptions) {
  const ownedTransaction = <Result>(ms: number, run: (db: Transaction<Schema>) => Promise<Result>) =>
    store.longTransaction(async (db) => {
      const { settings } = repositoriesOn(db);
      const value = await settings.lock(leaseSetting);
      const lease: StoredLease | undefined = value ? JSON.parse(value) : undefined;
      if (lease && lease.owner !== owner && lease.until > clock()) throw new LeaseHeldError();
      const renewed: StoredLease = { owner, until: clock() + ms };
      await settings.save(leaseSetting, JSON.stringify(renewed));
      return run(db);
    });
  return {
    /** Runs a transaction that acquires or renews the lease; throws a LeaseHeldError if another process holds it. */
    transaction: <Result>(run: (db: Transaction<Schema>) => Promise<Result>) =>
      ownedTransaction(leaseMs, run),

    /** Ends the lease of this process. */
    release: () =>
      ownedTransaction(0, async () => {}).catch((error: unknown) => {
        if (!(error instanceof LeaseHeldError)) throw error;
      }),
  };
}

export type Lease = ReturnType<typeof createLease>;
