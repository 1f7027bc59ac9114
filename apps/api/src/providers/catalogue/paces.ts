import type { TurnPace } from '../../repositories/createProviderStatesRepository.ts';
import type { ProviderName } from './CatalogueProvider.ts';

/** How often each provider may be asked: what it allows, or less. */
export const paces: Readonly<Record<ProviderName, TurnPace>> = {
  // 20,000 in a month; nothing is said of a second.
  rawg: { gapMs: 1_000, burst: 4 },
  // 4 in a second.
  igdb: { gapMs: 300, burst: 1 },
  // 60 in a minute and 3 in a second, as Jikan had it.
  jikan: { gapMs: 1_050, burst: 3 },
  // 30 in a minute.
  anilist: { gapMs: 2_200, burst: 3 },
  // About 40 in a second.
  tmdb: { gapMs: 50, burst: 4 },
};
