import type { Store } from '@gildshelf/api';

const tableCount = 5;

/** The share of the rows of open data that is installed, from 0 to 1; 1 only after the last step of the installation. */
export async function savedShare({ db }: Store): Promise<number> {
  const settings = await db
    .selectFrom('settings')
    .select('value')
    .where('name', 'like', 'open-data:%')
    .execute();
  const tables = settings.map(
    ({ value }) => JSON.parse(value) as { rows: number; savedRows: number; finishedAt: number | null },
  );
  if (tables.length < tableCount) return 0;
  if (tables.every(({ finishedAt }) => finishedAt !== null)) return 1;
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  // Less than 1 while rows of an earlier version are being removed.
  return Math.min(0.999, sum(tables.map(({ savedRows }) => savedRows)) / sum(tables.map(({ rows }) => rows)));
}
