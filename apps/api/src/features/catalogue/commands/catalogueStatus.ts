import type { Store } from '../../../platform/db/Store.ts';
import type { ProviderStateRow } from '../../../platform/db/schema.ts';
import { type CommandLine, exitCodes } from './CommandLine.ts';
import { createCatalogueReportRepository } from './createCatalogueReportRepository.ts';
import { withoutTimeouts } from './withoutTimeouts.ts';

/** Says how the providers are and how many titles are whose. `chosen`: those that the settings name. */
export async function catalogueStatus(
  store: Store,
  chosen: readonly string[],
  line: CommandLine,
  clock: () => number,
): Promise<number> {
  const { titles, sources, providers } = await withoutTimeouts(store, async (db) => {
    const report = createCatalogueReportRepository(db);
    return {
      titles: await report.titles(),
      sources: await report.sources(),
      providers: await report.providers(),
    };
  });
  const states = new Map(providers.map((state) => [state.provider, state]));
  for (const name of new Set([...chosen, ...states.keys()])) {
    line.say(`${name}${chosen.includes(name) ? '' : ' (not in CATALOGUE_PROVIDERS)'}`);
    for (const said of stateLines(states.get(name), clock())) line.say(`  ${said}`);
  }
  if (chosen.length === 0) line.say('No provider is set: what is there is all that there is.');
  for (const { media_type, count } of titles) {
    line.say(`${media_type}: ${count.toLocaleString('en-GB')} titles`);
    for (const own of sources.filter((source) => source.media_type === media_type))
      line.say(`  ${own.source}: ${own.count.toLocaleString('en-GB')}`);
  }
  return exitCodes.done;
}

function stateLines(state: ProviderStateRow | undefined, now: number): string[] {
  if (!state) return ['never asked'];
  return [
    `last success: ${timeOf(state.succeeded_at)}`,
    `last failure: ${timeOf(state.failed_at)}${state.problem && `, ${state.problem}`}`,
    state.closed_until > now ? `left alone until ${timeOf(state.closed_until)}` : 'open',
  ];
}

function timeOf(time: number): string {
  return time === 0 ? 'never' : new Date(time).toISOString();
}
