import { publicCollectionMessages } from '@gildshelf/api-client/contract';
import type { MoreTitles } from '@gildshelf/api-client/react';
import { Alert, Button, Stack, Text, useTranslate } from '@gildshelf/ui';
import type { MouseEvent } from 'react';

const messages = publicCollectionMessages;

export interface ShowMoreProps {
  /** What is listed, in the language of the page: 'games'. */
  readonly titles: string;
  readonly shown: number;
  readonly total: number;
  /** Loads the next page; undefined when everything that can be loaded is shown. */
  readonly more: MoreTitles | undefined;
  /** URL of a page with the next titles, for browsers without JavaScript. */
  readonly href: string | undefined;
  readonly onClick: (event: MouseEvent) => void;
}

/** The number of shown titles of a list, and the button that loads its next page. */
export function ShowMore({ titles, shown, total, more, href, onClick }: ShowMoreProps) {
  const translate = useTranslate();
  if (shown === 0) return null;

  return (
    <Stack gap={3} align="start">
      {/* Always rendered, because screen readers announce changes only of an existing live region. */}
      <Text size="sm" tone="secondary" role="status">
        {more?.isLoading
          ? translate(messages.loadingMore)
          : total > shown || more
            ? translate(messages.shown, { shown, total })
            : ''}
      </Text>
      {Boolean(more?.error) && <Alert tone="danger">{translate(messages.moreFailed)}</Alert>}
      {more && (
        <Button href={href} onClick={onClick} aria-label={translate('Show more {titles}', { titles })}>
          {translate(messages.more)}
        </Button>
      )}
    </Stack>
  );
}
