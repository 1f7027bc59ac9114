import { builtInCredits, type Credit } from '@gildshelf/api-client/contract';
import { credits } from './credits.ts';
import type { ProviderChoice } from './providerChoices.ts';

/** Who the titles of a media type are from: the provider that is asked first, or whose data is built in. */
export function dataCredit(type: 'game' | 'anime', choices: readonly ProviderChoice[]): Credit {
  const first = choices.map(({ name }) => credits[name]).find(({ mediaType }) => mediaType === type);
  const { name, url } = first ?? builtInCredits[type];
  return { name, url };
}
