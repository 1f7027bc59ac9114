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
import { createProviderStatesRepository, type RateLimit } from './upstream/createProviderStatesRepository.ts';
import { createUpstream } from './upstream/createUpstream.ts';
import type { Upstream } from './upstream/Upstream.ts';

/** The rate limit of each provider: what it allows, or less. */
const rateLimits: Readonly<Record<ProviderName, RateLimit>> = {
  // 20,000 a month; no limit per second is documented.
  rawg: { intervalMs: 1_000, burst: 4 },
  // 4 a second.
  igdb: { intervalMs: 300, burst: 1 },
  // 60 a minute and 3 a second, the former limits of Jikan.
  jikan: { intervalMs: 1_050, burst: 3 },
  // 30 a minute.
  anilist: { intervalMs: 2_200, burst: 3 },
  // About 40 a second.
  tmdb: { intervalMs: 50, burst: 4 },
};

/** The dependencies of the providers. */
export interface ProviderDependencies {
  readonly store: Store;
  readonly clock: () => number;
  readonly log: Log;
}

/** Creates the configured providers, one for each of their media types; those of one name share its queue and its rate limit. */
export function createProviders(
  choices: readonly ProviderChoice[],
  { store, clock, log }: ProviderDependencies,
): readonly CatalogueProvider[] {
  const states = createProviderStatesRepository(store.db);
  const connect = (provider: ProviderName, baseUrl: string): Upstream =>
    createUpstream({ provider, baseUrl, ...rateLimits[provider], states, clock, log });
  return choices.flatMap((choice) => createProvider(choice, connect, clock));
}

type Connect = (provider: ProviderName, baseUrl: string) => Upstream;

function createProvider(
  choice: ProviderChoice,
  connect: Connect,
  now: () => number,
): CatalogueProvider | readonly CatalogueProvider[] {
  switch (choice.name) {
    case 'rawg':
      return createRawg(connect('rawg', choice.url), choice);
    case 'igdb': {
      const { clientId, secret: clientSecret } = choice;
      const token = createTwitchToken(connect('igdb', 'https://id.twitch.tv'), {
        clientId,
        clientSecret,
        now,
      });
      return createIgdb(connect('igdb', 'https://api.igdb.com/v4'), { clientId, token });
    }
    case 'jikan':
      return createJikan(connect('jikan', choice.url));
    case 'anilist':
      return createAnilist(connect('anilist', 'https://graphql.anilist.co'));
    case 'tmdb':
      return createTmdb(connect('tmdb', 'https://api.themoviedb.org/3'), choice);
  }
}
