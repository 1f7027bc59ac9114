import type { MediaView } from '@gildshelf/api-client/contract';
import type { TopList } from '@gildshelf/api-client/react';

const size = 5;
const unknown = Array<undefined>(size).fill(undefined);

/**
 * The covers above the shelf: the best of every list in turn, the very best first. A list that is still on its way keeps
 * its places, so that no cover moves when it comes.
 */
export function skyline(...lists: readonly TopList[]): (MediaView | undefined)[] {
  const views = lists.map((list) =>
    list.state === 'ready' ? list.entries.map(({ view }) => view) : list.state === 'loading' ? unknown : [],
  );
  return unknown.flatMap((_, rank) => views.flatMap((list) => list.slice(rank, rank + 1))).slice(0, size);
}
