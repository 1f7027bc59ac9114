import type { MediaType } from '@gildshelf/api-client/contract';
import { credits } from '../providers/credits.ts';
import type { ProviderChoice } from '../providers/providerChoices.ts';

const plurals: Readonly<Record<MediaType, string>> = { game: 'games', anime: 'anime', movie: 'movies' };

/** What a server says as it starts of where its titles come from. */
export function catalogueLine(choices: readonly ProviderChoice[]): string {
  if (choices.length === 0)
    return 'Catalogue: the built-in titles alone; CATALOGUE_PROVIDERS names nobody to ask for more.';
  const named = (type: MediaType) =>
    choices.filter(({ name }) => credits[name].mediaType === type).map(nameOf);
  const told = (Object.keys(plurals) as MediaType[]).flatMap((type) => {
    const names = named(type);
    return names.length > 0 ? [`${plurals[type]} from ${names.join(', then ')}`] : [];
  });
  return `Catalogue: the built-in titles, and ${told.join('; ')}.`;
}

function nameOf(choice: ProviderChoice): string {
  return choice.name === 'jikan' ? new URL(choice.url).host : credits[choice.name].name;
}
