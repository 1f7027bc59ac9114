import { findLanguage, languages } from '@gildshelf/api-client/contract';
import { Link, Stack, useLocale, useTranslate } from '@gildshelf/ui';
import { useLocation } from 'react-router-dom';

/** Links to the same page in each language; the server stores the choice in a cookie. */
export function LanguageLinks() {
  const translate = useTranslate();
  const current = findLanguage(useLocale());
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  return (
    // Not a navigation landmark: that of the page is in the top bar.
    <Stack direction="row" gap={5} wrap role="group" aria-label={translate('Language')}>
      {Object.entries(languages).map(([tag, name]) => {
        query.set('lang', tag);
        return (
          <Link
            key={tag}
            href={`${pathname}?${query}`}
            variant="quiet"
            lang={tag}
            hrefLang={tag}
            aria-current={tag === current ? 'true' : undefined}
          >
            {name}
          </Link>
        );
      })}
    </Stack>
  );
}
