import type { MediaView } from '@gildshelf/api-client/contract';
import type { TopList } from '@gildshelf/api-client/react';

const size = 5;

/** The covers above the shelf: the best of every list in turn, the very best first. */
export function skyline(...lists: readonly TopList[]): MediaView[] {
  const ready = lists.map((list) => (list.state === 'ready' ? list.entries : []));
  const ranks = Array.from({ length: size }, (_, rank) => rank);
  return ranks.flatMap((rank) => ready.flatMap((entries) => entries[rank]?.view ?? [])).slice(0, size);
}
