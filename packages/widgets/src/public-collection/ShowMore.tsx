import { ownMessages } from '@gildshelf/api-client/contract';
import type { MoreTitles } from '@gildshelf/api-client/react';
import { Alert, Button, Stack, Text } from '@gildshelf/ui';
import type { MouseEvent } from 'react';

export interface ShowMoreProps {
  /** What is listed: 'games'. */
  readonly pluralWord: string;
  readonly shown: number;
  readonly total: number;
  /** Without it everything that can be loaded is shown. */
  readonly more: MoreTitles | undefined;
  /** A page with the next titles, for a browser without script. */
  readonly href: string | undefined;
  /** The next titles have been requested. */
  readonly onShow: () => void;
}

/** How much of a list is shown, and the button that loads the next page of it. */
export function ShowMore({ pluralWord, shown, total, more, href, onShow }: ShowMoreProps) {
  if (shown === 0) return null;

  function handleClick(event: MouseEvent) {
    // A new tab gets the page that the link leads to.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (more?.isLoading) return;
    onShow();
    more?.show();
  }

  return (
    <Stack gap={3} align="start">
      {/* The region stands before its words change, or they would not be announced. */}
      <Text size="sm" tone="secondary" role="status">
        {more?.isLoading ? messages.loadingMore : total > shown || more ? messages.shown(shown, total) : ''}
      </Text>
      {Boolean(more?.error) && <Alert tone="danger">{messages.moreFailed}</Alert>}
      {more && (
        <Button href={href} onClick={handleClick} aria-label={`${messages.more} ${pluralWord}`}>
          {messages.more}
        </Button>
      )}
    </Stack>
  );
}

const messages = ownMessages.publicCollection;
