import { sentenceOf } from '@gildshelf/api-client';
import { type CatalogueType, messages } from '@gildshelf/api-client/contract';
import { type TopList, useRefreshTopLists } from '@gildshelf/api-client/react';
import { Alert, Button, Text } from '@gildshelf/ui';
import { useIsHere } from '../../useIsHere.ts';

export interface HomeAlertProps {
  /** Of which at least one has failed. */
  readonly lists: Readonly<Record<CatalogueType, TopList>>;
}

/** What went wrong with the lists, and the one way on: refresh what is empty, then load the page anew. */
export function HomeAlert({ lists }: HomeAlertProps) {
  const { run, isRunning, error } = useRefreshTopLists();
  const isHere = useIsHere();
  const sentences = Object.values(lists).flatMap((list) => (list.state === 'failed' ? [list.sentence] : []));
  const said = error ? [sentenceOf(error, messages.home.updateFailed)] : sentences;

  function handleRetry() {
    run(types.filter((type) => isEmpty(lists[type]))).then(
      // Whoever has gone on to another page is not interrupted there.
      () => isHere() && location.reload(),
      () => undefined,
    );
  }

  return (
    <Alert
      tone="danger"
      action={
        <Button size="sm" loading={isRunning} onClick={handleRetry}>
          Try Loading Content Again
        </Button>
      }
    >
      {said.map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
    </Alert>
  );
}

const types: readonly CatalogueType[] = ['game', 'anime'];

function isEmpty(list: TopList): boolean {
  return list.state !== 'ready' || list.entries.length === 0;
}
