import type { CatalogueType } from '@gildshelf/api-client/contract';
import { type TopList, useTopList } from '@gildshelf/api-client/react';

function isEmpty(list: TopList): boolean {
  return list.state !== 'ready' || list.entries.length === 0;
}

/** The two lists, what went wrong with them, and which of them are empty. */
export function useHome() {
  const games = useTopList('game');
  const anime = useTopList('anime');
  const sentences = [games, anime].flatMap((list) => (list.state === 'failed' ? [list.sentence] : []));
  const empty: CatalogueType[] = [];
  if (isEmpty(games)) empty.push('game');
  if (isEmpty(anime)) empty.push('anime');
  return { games, anime, sentences, empty };
}
