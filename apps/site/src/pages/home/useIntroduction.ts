import { browsableTypes } from '@gildshelf/api-client/contract';
import { useMediaTypes } from '@gildshelf/api-client/react';
import { useLocale, useTranslate } from '@gildshelf/ui';
import { joinNames } from '../../texts/joinNames.ts';

/** The media types among the announced features. */
const announced = ['movie', 'show'] as const;

/** What the site is for, and which of the announced features it does not have yet. */
export function useIntroduction(): string {
  const translate = useTranslate();
  const locale = useLocale();
  const types = useMediaTypes();
  const nameOf = (type: (typeof types)[number]) => translate(browsableTypes[type].pluralNoun);
  const missing = announced.filter((type) => !types.includes(type)).map(nameOf);
  return translate(
    'Track the {titles} you love, share your thoughts and connect with fellow fans. More features ({features}) are coming.',
    {
      titles: joinNames(types.map(nameOf), locale),
      features: [...missing, translate('deeper community tools')].join(translate(', ')),
    },
  );
}
