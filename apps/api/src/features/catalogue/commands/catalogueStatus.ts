import { type CommandLine, exitCodes } from '../../../platform/commands/commandLine.ts';
import type { Store } from '../../../platform/db/Store.ts';
import type { ProviderStateRow } from '../../../platform/db/schema.ts';
import { findOpenDataProgress } from '../../../platform/titles/openDataProgress.ts';
import { termsOf } from '../../../providers/credits.ts';
import { repositoriesOn } from '../../repositories.ts';
import { withoutTimeouts } from './catalogueReport.ts';

/** Prints the state of the providers, the number of titles by source, and the progress of the open data. `configured`: the names in CATALOGUE_PROVIDERS. */
export async function catalogueStatus(
  store: Store,
  configured: readonly string[],
  line: CommandLine,
  clock: () => number,
): Promise<number> {
  const { titles, sources, providers, openData } = await withoutTimeouts(store, async (db) => {
    const report = repositoriesOn(db).catalogueReport;
    return {
      titles: await report.titles(),
      sources: await report.sources(),
      providers: await report.providers(),
      openData: await findOpenDataProgress(db),
    };
  });
  const states = new Map(providers.map((state) => [state.provider, state]));
  for (const name of new Set([...configured, ...states.keys()])) {
    line.print(`${name}${configured.includes(name) ? '' : ' (not in CATALOGUE_PROVIDERS)'}`);
    for (const text of stateLines(states.get(name), clock())) line.print(`  ${text}`);
  }
  if (configured.length === 0) line.print('No provider is configured: the catalogue gets no new titles.');
  for (const { media_type, count } of titles) {
    line.print(`${media_type}: ${count.toLocaleString('en-GB')} titles`);
    for (const { source, count, updated_at } of sources.filter((row) => row.media_type === media_type)) {
      const terms = termsOf(source);
      line.print(
        `  ${source}: ${count.toLocaleString('en-GB')}, last updated ${timeOf(updated_at)}${terms ? ` (${terms})` : ''}`,
      );
    }
  }
  for (const { table, rows, savedRows, finishedAt } of openData) {
    const end = finishedAt === null ? 'not finished' : `finished ${timeOf(finishedAt)}`;
    line.print(
      `open data, ${table}: ${savedRows.toLocaleString('en-GB')} of ${rows.toLocaleString('en-GB')} rows, ${end}`,
    );
  }
  return exitCodes.done;
}

function stateLines(state: ProviderStateRow | undefined, now: number): string[] {
  if (!state) return ['never requested'];
  return [
    `last success: ${timeOf(state.succeeded_at)}`,
    `last failure: ${timeOf(state.failed_at)}${state.problem && `, ${state.problem}`}`,
    state.circuit_open_until > now
      ? `circuit open until ${timeOf(state.circuit_open_until)}`
      : 'circuit closed',
  ];
}

function timeOf(time: number): string {
  return time === 0 ? 'never' : new Date(time).toISOString();
}
