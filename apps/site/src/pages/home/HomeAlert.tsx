import { userMessageOf } from '@gildshelf/api-client';
import { type CatalogueType, messages } from '@gildshelf/api-client/contract';
import { type TopList, useRefreshTopTitles } from '@gildshelf/api-client/react';
import { Alert, Button, Text, useTranslate } from '@gildshelf/ui';
import { useIsMounted } from '../../forms/useIsMounted.ts';

export interface HomeAlertProps {
  /** At least one of them has failed. */
  readonly lists: readonly { readonly type: CatalogueType; readonly list: TopList }[];
}

/** The error messages of the lists, and a button that refreshes the empty lists and then reloads the page. */
export function HomeAlert({ lists }: HomeAlertProps) {
  const translate = useTranslate();
  const { run, isRunning, error } = useRefreshTopTitles();
  const isMounted = useIsMounted();
  const listErrors = lists.flatMap(({ list }) => (list.state === 'failed' ? [list.message] : []));
  const errors = error ? [userMessageOf(error, messages.home.updateFailed)] : listErrors;

  function handleRetry() {
    run(lists.flatMap(({ type, list }) => (isEmpty(list) ? type : []))).then(
      // A visitor who has moved on to another page is not interrupted there.
      () => isMounted() && location.reload(),
      () => undefined,
    );
  }

  return (
    <Alert
      tone="danger"
      action={
        <Button size="sm" loading={isRunning} onClick={handleRetry}>
          {translate('Try Loading Content Again')}
        </Button>
      }
    >
      {errors.map((message) => (
        <Text key={message}>{translate(message)}</Text>
      ))}
    </Alert>
  );
}

function isEmpty(list: TopList): boolean {
  return list.state !== 'ready' || list.entries.length === 0;
}
