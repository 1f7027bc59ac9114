import { Button, Heading, Panel, Skeleton, Stack, useTranslate } from '@gildshelf/ui';

/** A placeholder until the user's history of a title has loaded, as tall as that of a title without plays. */
export function HistoryPlaceholder() {
  const translate = useTranslate();
  return (
    <Panel as="section" aria-busy="true" accent={false}>
      <Stack gap={4}>
        <Heading level={2} size="sm">
          {translate('Your plays')}
        </Heading>
        <Skeleton>
          <Button fullWidth>{translate('Add a play')}</Button>
        </Skeleton>
      </Stack>
    </Panel>
  );
}
