import type { Credit } from '@gildshelf/api-client/contract';
import { Link, useTranslate } from '@gildshelf/ui';
import { Fragment } from 'react';

export interface CreditLineProps {
  /** What the sources are credited for: 'Game data'. */
  readonly what: string;
  /** The credited sources, each with a link that opens in a new tab, its article and its licence. */
  readonly credits: readonly Credit[];
}

/** Credits the sources of data. */
export function CreditLine({ what, credits }: CreditLineProps) {
  const translate = useTranslate();
  return (
    <>
      {translate('{what} from', { what })}{' '}
      {credits.map(({ name, url, article, licence }, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <Link href={url} newTab>
            {name}
            {article && `: ${article}`}
          </Link>
          {licence && (
            <>
              {' ('}
              <Link href={licence.url} newTab>
                {licence.name}
              </Link>
              )
            </>
          )}
        </Fragment>
      ))}
    </>
  );
}
