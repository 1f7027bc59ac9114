import { findLanguage, languages } from '@gildshelf/api-client/contract';
import { Link, useLocale, useTranslate } from '@gildshelf/ui';
import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';

/** Links to the same page in each language; the server stores the choice in a cookie. */
export function LanguageLinks() {
  const translate = useTranslate();
  const current = findLanguage(useLocale());
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  return (
    // Not a navigation landmark: that of the page is in the top bar.
    <div role="group" aria-label={translate('Language')}>
      {Object.entries(languages).map(([tag, name], index) => {
        query.set('lang', tag);
        return (
          <Fragment key={tag}>
            {index > 0 && ' · '}
            <Link
              href={`${pathname}?${query}`}
              variant="quiet"
              lang={tag}
              hrefLang={tag}
              aria-current={tag === current ? 'true' : undefined}
            >
              {name}
            </Link>
          </Fragment>
        );
      })}
    </div>
  );
}
