import { ownMessages } from '@gildshelf/api-client/contract';
import type { MoreTitles } from '@gildshelf/api-client/react';
import { Alert, Button, Stack, Text } from '@gildshelf/ui';
import type { MouseEvent } from 'react';

export interface ShowMoreProps {
  /** Plural term for the listed titles: 'games'. */
  readonly pluralWord: string;
  readonly shown: number;
  readonly total: number;
  /** Loads the next page; undefined when everything that can be loaded is shown. */
  readonly more: MoreTitles | undefined;
  /** URL of a page with the next titles, for browsers without JavaScript. */
  readonly href: string | undefined;
  /** Called when the next titles are requested. */
  readonly onShow: () => void;
}

/** The number of shown titles of a list, and the button that loads its next page. */
export function ShowMore({ pluralWord, shown, total, more, href, onShow }: ShowMoreProps) {
  if (shown === 0) return null;

  function handleClick(event: MouseEvent) {
    // With a modifier key the browser opens the link in a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (more?.isLoading) return;
    onShow();
    more?.show();
  }

  return (
    <Stack gap={3} align="start">
      {/* Always rendered, because screen readers announce changes only of an existing live region. */}
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
