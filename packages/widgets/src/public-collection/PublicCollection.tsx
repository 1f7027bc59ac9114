import { type MediaType, mediaTypes, ownerName, ownMessages } from '@gildshelf/api-client/contract';
import { type PublicCollectionQuery, present, trackingOf } from '@gildshelf/api-client/react';
import { Alert, Grid, Heading, Spinner, Stack, Text } from '@gildshelf/ui';
import { TrackedTile } from '../collection/TrackedTile.tsx';
import { ShowMore } from './ShowMore.tsx';
import { useFocusOnNewItem } from './useFocusOnNewItem.ts';

export interface PublicCollectionProps {
  /** Username of the owner, as in the URL. */
  readonly username: string;
  /** Media type of the shown titles. */
  readonly type: MediaType;
  /** Result of `usePublicCollection`. */
  readonly list: PublicCollectionQuery;
  /**
   * Returns the URL of the page after a cursor (`after` of `usePublicCollection`). Makes 'Show more' a link that works without
   * JavaScript.
   */
  readonly pageAfter?: (cursor: string) => string;
}

/** The public, read-only collection of a user for one media type: the total and the cards. */
export function PublicCollection({ username, type, list, pageAfter }: PublicCollectionProps) {
  const { pluralLabel, pluralNoun } = mediaTypes[type];
  const shown = list.state === 'ready' ? list.data.items.length : 0;
  const { listRef, focusFirstNew } = useFocusOnNewItem(shown);
  if (list.state === 'loading')
    return <Spinner space="page" label={`Loading the ${pluralNoun} of ${username}`} />;
  if (list.state === 'missing') return <Alert tone="info">{ownMessages.collection.notPublic}</Alert>;
  if (list.state === 'failed') return <Alert tone="danger">{messages.failed}</Alert>;
  const { items, total, next } = list.data;
  return (
    <Stack as="section" gap={4} aria-label={`${pluralLabel} of ${ownerName(list.data)}`}>
      <Stack direction="row" gap={3} align="baseline" wrap>
        <Heading level={2}>{pluralLabel}</Heading>
        <Text as="span" tone="champagne" numeric>
          {total}
        </Text>
      </Stack>
      {total === 0 && <Text tone="secondary">{messages.empty(pluralNoun)}</Text>}
      {shown > 0 && (
        <Grid as="ul" columns="shelf" aria-label={pluralLabel} ref={listRef}>
          {items.map((item) => (
            <Stack as="li" key={item.id}>
              <TrackedTile type={type} view={present(type, item)} item={item} tracking={trackingOf(item)} />
            </Stack>
          ))}
        </Grid>
      )}
      <ShowMore
        pluralWord={pluralNoun}
        shown={shown}
        total={total}
        more={list.more}
        href={next ? pageAfter?.(next) : undefined}
        onShow={focusFirstNew}
      />
    </Stack>
  );
}

const messages = ownMessages.publicCollection;
