import { publicCollectionMessages } from '@gildshelf/api-client/contract';
import type { MoreTitles } from '@gildshelf/api-client/react';
import { Button, Stack, Text, useTranslate } from '@gildshelf/ui';
import type { MouseEvent } from 'react';

const messages = publicCollectionMessages;

interface EmbeddedPagerProps {
  /** What is listed, in the language of the page: 'games'. */
  readonly titles: string;
  /** Path of the frame that starts after a cursor, or with the first titles. */
  readonly pathAfter: (cursor: string | undefined) => string;
  /** Cursor of the next page; undefined on the last one. */
  readonly next: string | undefined;
  /** Loads the next page in place, when React runs in the frame. */
  readonly more: MoreTitles | undefined;
}

/** Follows the last card of a frame: a link to the frame with the next titles, or back to the first ones. */
export function EmbeddedPager({ titles, pathAfter, next, more }: EmbeddedPagerProps) {
  const translate = useTranslate();

  function handleClick(event: MouseEvent) {
    if (!more || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!more.isLoading) more.show();
  }

  return (
    <Stack gap={3} align="start">
      <Button
        href={pathAfter(next)}
        target="_self"
        onClick={handleClick}
        aria-label={next ? translate('Show more {titles}', { titles }) : undefined}
      >
        {translate(next ? messages.more : messages.fromStart)}
      </Button>
      {Boolean(more?.error) && (
        <Text size="sm" tone="danger" role="alert">
          {translate(messages.moreFailed)}
        </Text>
      )}
    </Stack>
  );
}
