import { type EmbedParameters, mediaTypes, ownMessages } from '@gildshelf/api-client/contract';
import type { MoreTitles } from '@gildshelf/api-client/react';
import { Button, Stack, Text } from '@gildshelf/ui';
import type { MouseEvent } from 'react';
import { framePath } from './embedPaths.ts';

export interface CollectionEndProps {
  readonly parameters: EmbedParameters<'collection'>;
  /** Where the next page begins; without it this is the last one. */
  readonly next: string | undefined;
  /** Adds the next page in place, where React runs. */
  readonly more: MoreTitles | undefined;
}

/** What stands behind the last card: a link to the frame with the next titles, or back to the first ones. */
export function CollectionEnd({ parameters, next, more }: CollectionEndProps) {
  const { pluralWord } = mediaTypes[parameters.type];
  const words = next ? messages.more : messages.fromStart;

  function handleClick(event: MouseEvent) {
    if (!more || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!more.isLoading) more.show();
  }

  return (
    <Stack gap={3} align="start">
      <Button
        href={framePath('collection', { ...parameters, after: next })}
        target="_self"
        onClick={handleClick}
        aria-label={next ? `${words} ${pluralWord}` : undefined}
      >
        {words}
      </Button>
      {Boolean(more?.error) && (
        <Text size="sm" tone="danger" role="alert">
          {messages.moreFailed}
        </Text>
      )}
    </Stack>
  );
}

const messages = ownMessages.publicCollection;
