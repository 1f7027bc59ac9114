import { type EmbedParameters, mediaTypes, ownMessages } from '@gildshelf/api-client/contract';
import type { MoreTitles } from '@gildshelf/api-client/react';
import { Button, Stack, Text } from '@gildshelf/ui';
import type { MouseEvent } from 'react';
import { framePath } from './embedPaths.ts';

export interface CollectionPagerProps {
  readonly parameters: EmbedParameters<'collection'>;
  /** Cursor of the next page; undefined on the last one. */
  readonly next: string | undefined;
  /** Loads the next page in place, when React runs in the frame. */
  readonly more: MoreTitles | undefined;
}

/** Follows the last card: a link to the frame with the next titles, or back to the first ones. */
export function CollectionPager({ parameters, next, more }: CollectionPagerProps) {
  const { pluralNoun } = mediaTypes[parameters.type];
  const label = next ? messages.more : messages.fromStart;

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
        aria-label={next ? `${label} ${pluralNoun}` : undefined}
      >
        {label}
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
