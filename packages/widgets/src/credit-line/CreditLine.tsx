import type { Credit } from '@gildshelf/api-client/contract';
import { Link } from '@gildshelf/ui';
import { Fragment } from 'react';

export interface CreditLineProps {
  /** What they are thanked for: 'Game data'. */
  readonly what: string;
  /** Whose it is, each by a link that opens beside the site. */
  readonly credits: readonly Credit[];
}

/** Says where data comes from. */
export function CreditLine({ what, credits }: CreditLineProps) {
  return (
    <>
      {what} from{' '}
      {credits.map(({ name, url }, place) => (
        <Fragment key={name}>
          {place > 0 && ', '}
          <Link href={url} newTab>
            {name}
          </Link>
        </Fragment>
      ))}
    </>
  );
}
