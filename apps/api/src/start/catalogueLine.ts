import type { MediaType } from '@gildshelf/api-client/contract';
import { credits } from '../providers/credits.ts';
import type { ProviderChoice } from '../providers/providerChoices.ts';

const plurals: Readonly<Record<MediaType, string>> = { game: 'games', anime: 'anime', movie: 'movies' };

/** The line that a server prints at its start about the sources of its titles. */
export function catalogueLine(choices: readonly ProviderChoice[]): string {
  if (choices.length === 0) return 'Catalogue: the built-in titles only; CATALOGUE_PROVIDERS is not set.';
  const namesOf = (type: MediaType) =>
    choices.filter(({ name }) => credits[name].mediaType === type).map(nameOf);
  const sources = (Object.keys(plurals) as MediaType[]).flatMap((type) => {
    const names = namesOf(type);
    return names.length > 0 ? [`${plurals[type]} from ${names.join(', then ')}`] : [];
  });
  return `Catalogue: the built-in titles, and ${sources.join('; ')}.`;
}

function nameOf(choice: ProviderChoice): string {
  return choice.name === 'jikan' ? new URL(choice.url).host : credits[choice.name].name;
}
