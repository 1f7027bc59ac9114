import { userMessageOf } from '@gildshelf/api-client';
import { ownMessages } from '@gildshelf/api-client/contract';
import type { useAdultTitles } from '@gildshelf/api-client/react';
import { Alert, Button, Checkbox, Heading, Panel, Stack, useTranslate } from '@gildshelf/ui';

export interface AdultTitlesPanelProps {
  readonly choice: ReturnType<typeof useAdultTitles>;
}

/** Whether the user sees adult titles; renders nothing while that loads, and when the API has no such setting. */
export function AdultTitlesPanel({ choice }: AdultTitlesPanelProps) {
  const translate = useTranslate();
  const { adultTitles, reload, setAdultTitles } = choice;
  if (adultTitles.state === 'loading' || (adultTitles.state === 'ready' && adultTitles.data === null))
    return null;
  const title = translate('Adult titles');
  const problem = setAdultTitles.error
    ? userMessageOf(setAdultTitles.error, ownMessages.adultTitles.saveFailed)
    : undefined;
  const change = (seesAdultTitles: boolean) =>
    void setAdultTitles.run(seesAdultTitles).catch(() => undefined);
  return (
    <Panel as="section" padding="lg" accent={false} aria-label={title}>
      <Stack gap={4}>
        <Heading level={2}>{title}</Heading>
        {adultTitles.state === 'failed' ? (
          <Alert
            tone="danger"
            action={<Button onClick={() => void reload()}>{translate('Try Again')}</Button>}
          >
            {translate(ownMessages.adultTitles.loadFailed)}
          </Alert>
        ) : (
          <Checkbox
            label={translate(ownMessages.adultTitles.choice)}
            state={setAdultTitles.isRunning ? 'working' : adultTitles.data ? 'checked' : 'unchecked'}
            error={problem && translate(problem)}
            onCheck={() => change(true)}
            onUncheck={() => change(false)}
          />
        )}
      </Stack>
    </Panel>
  );
}
