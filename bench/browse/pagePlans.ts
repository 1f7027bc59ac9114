import { createApp, createLog, explain, queriesOf, readConfig, type Store } from '@gildshelf/api';

/** A statement of a page, and the database's plan for it. */
export interface PagePlan {
  readonly statement: string;
  readonly plan: string;
  /** The lines of the plan that name a table and how its rows are found. */
  readonly scans: readonly string[];
  readonly readsAllTitles: boolean;
}

/**
 * The different statements that the server runs for these pages, with those that load the index, each planned for the database
 * `planned`. They are collected from `small`, a database of the same engine with few of the same titles.
 */
export async function pagePlans(
  small: Store,
  planned: Store,
  paths: readonly string[],
): Promise<readonly PagePlan[]> {
  const queries = await queriesOf(small, async (store) => {
    const app = createApp({
      ...{ store, clock: Date.now, log: createLog('error'), wakeOutbox: () => {}, pages: [] },
      config: readConfig({ RATE_LIMITS: 'off', HUMAN_CHECK: 'none' }),
      secret: 'a secret of the benchmark, long enough to sign with',
    });
    for (const path of paths) {
      const { status } = await app.request(path);
      if (status !== 200) throw new Error(`${path}: ${status}`);
    }
  });
  const distinct = new Map(queries.map((query) => [shortened(query.sql), query]));
  const plans: PagePlan[] = [];
  for (const [statement, query] of distinct) {
    const plan = (await explain(planned, query)).replace(/([\da-f-]{36}),[\da-f,-]+/g, '$1,…');
    plans.push({
      ...{ statement, plan, scans: plan.match(/\b(?:SEARCH|SCAN|\w+(?: \w+)* Scan) .*/g) ?? [] },
      readsAllTitles: /\b(?:SCAN|Seq Scan on) titles\b/.test(plan),
    });
  }
  return plans;
}

/** A statement in one line, with `…` for its lists of parameters. */
function shortened(statement: string): string {
  return statement.replace(/\s+/g, ' ').replace(/((?:\?|\$\d+)), (?:(?:\?|\$\d+)(?:, )?){2,}/g, '$1, …');
}
