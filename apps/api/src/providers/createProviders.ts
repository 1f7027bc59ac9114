import type { Store } from '../platform/db/Store.ts';
import type { Log } from '../platform/log/createLog.ts';
import { createAnilist } from './anilist/createAnilist.ts';
import type { CatalogueProvider, ProviderName } from './CatalogueProvider.ts';
import { createIgdb } from './igdb/createIgdb.ts';
import { createTwitchToken } from './igdb/createTwitchToken.ts';
import { createJikan } from './jikan/createJikan.ts';
import type { ProviderChoice } from './providerChoices.ts';
import { createRawg } from './rawg/createRawg.ts';
import { createTmdb } from './tmdb/createTmdb.ts';
import { createProviderStatesRepository, type TurnPace } from './upstream/createProviderStatesRepository.ts';
import { createUpstream } from './upstream/createUpstream.ts';
import type { Upstream } from './upstream/Upstream.ts';

/** How often each provider may be asked: what it allows, or less. */
const paces: Readonly<Record<ProviderName, TurnPace>> = {
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

/** What the providers work with. */
export interface ProviderParts {
  readonly store: Store;
  readonly clock: () => number;
  readonly log: Log;
}

/** The providers of these settings, each asked politely. */
export function createProviders(
  choices: readonly ProviderChoice[],
  { store, clock, log }: ProviderParts,
): readonly CatalogueProvider[] {
  const states = createProviderStatesRepository(store.db);
  const way = (provider: ProviderName, baseUrl: string): Upstream =>
    createUpstream({ provider, baseUrl, ...paces[provider], states, clock, log });
  return choices.map((choice) => createProvider(choice, way, clock));
}

type Way = (provider: ProviderName, baseUrl: string) => Upstream;

function createProvider(choice: ProviderChoice, way: Way, now: () => number): CatalogueProvider {
  switch (choice.name) {
    case 'rawg':
      return createRawg(way('rawg', choice.url), choice);
    case 'igdb': {
      const { clientId, secret: clientSecret } = choice;
      const token = createTwitchToken(way('igdb', 'https://id.twitch.tv'), { clientId, clientSecret, now });
      return createIgdb(way('igdb', 'https://api.igdb.com/v4'), { clientId, token });
    }
    case 'jikan':
      return createJikan(way('jikan', choice.url));
    case 'anilist':
      return createAnilist(way('anilist', 'https://graphql.anilist.co'));
    case 'tmdb':
      return createTmdb(way('tmdb', 'https://api.themoviedb.org/3'), choice);
  }
}
