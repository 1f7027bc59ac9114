import { sentenceOf } from '@gildshelf/api-client';
import { type CatalogueType, messages } from '@gildshelf/api-client/contract';
import { useRefreshTopLists } from '@gildshelf/api-client/react';
import { Alert, Button, Text } from '@gildshelf/ui';
import { useIsHere } from '../../useIsHere.ts';

export interface HomeAlertProps {
  readonly sentences: readonly string[];
  /** The lists to ask for again. */
  readonly empty: readonly CatalogueType[];
}

/** What went wrong with the lists, and the one way on: refresh what is empty, then load the page anew. */
export function HomeAlert({ sentences, empty }: HomeAlertProps) {
  const { run, isRunning, error } = useRefreshTopLists();
  const isHere = useIsHere();
  const said = error ? [sentenceOf(error, messages.home.updateFailed)] : sentences;

  function handleRetry() {
    run(empty).then(
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
