import type { MediaView } from '@gildshelf/api-client/contract';
import type { TopList } from '@gildshelf/api-client/react';

const size = 5;
const placeholders = Array<undefined>(size).fill(undefined);

/**
 * The covers above the shelf: the best titles of all lists in turn, in the order of their rank. The positions of a list that is still
 * loading are undefined, so that no cover moves when it arrives.
 */
export function skyline(...lists: readonly TopList[]): (MediaView | undefined)[] {
  const views = lists.map((list) =>
    list.state === 'ready'
      ? list.entries.map(({ view }) => view)
      : list.state === 'loading'
        ? placeholders
        : [],
  );
  return placeholders
    .flatMap((_, rank) => views.flatMap((list) => list.slice(rank, rank + 1)))
    .slice(0, size);
}
