import { sentenceOf } from '@gildshelf/api-client';
import { type CatalogueType, messages } from '@gildshelf/api-client/contract';
import { type TopList, useCommand, useRefreshTopLists, useTopList } from '@gildshelf/api-client/react';
import { useCallback } from 'react';

function isEmpty(list: TopList): boolean {
  return list.state !== 'ready' || list.entries.length === 0;
}

/** The two lists, what went wrong with them, and the way to try again: refresh what is empty, then load the page anew. */
export function useHome() {
  const games = useTopList('game');
  const anime = useTopList('anime');
  const { run: refresh } = useRefreshTopLists();

  const empty = [isEmpty(games) && 'game', isEmpty(anime) && 'anime'].filter(Boolean).join(' ');
  const retry = useCommand(
    useCallback(async () => {
      await refresh(empty.split(' ') as CatalogueType[]);
      location.reload();
    }, [refresh, empty]),
  );

  const failures = [games, anime].flatMap((list) => (list.state === 'failed' ? [list.sentence] : []));
  const sentences = retry.error ? [sentenceOf(retry.error, messages.home.updateFailed)] : failures;
  return { games, anime, sentences, retry: { ...retry, run: () => retry.run().catch(() => undefined) } };
}
