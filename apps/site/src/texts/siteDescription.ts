import { browsableTypes, builtInTypes, dateLocale } from '@gildshelf/api-client/contract';
import type { Translate } from '@gildshelf/ui';
import { joinNames } from './joinNames.ts';

/** The description of a site with these media types for search engines and link previews. */
export function siteDescription(
  translate: Translate,
  locale: string = dateLocale,
  types = builtInTypes,
): string {
  const titles = types.map((type) => translate(browsableTypes[type].pluralNoun));
  return translate('Browse the best {titles}, and keep a shelf of your own.', {
    titles: joinNames(titles, locale),
  });
}
