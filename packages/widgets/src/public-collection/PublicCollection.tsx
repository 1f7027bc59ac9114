import { type MediaType, mediaTypes, ownerName, ownMessages } from '@gildshelf/api-client/contract';
import { type PublicCollectionQuery, present, trackingOf } from '@gildshelf/api-client/react';
import { Alert, Grid, Heading, Spinner, Stack, Text } from '@gildshelf/ui';
import { TrackedTile } from '../collection/TrackedTile.tsx';
import { ShowMore } from './ShowMore.tsx';
import { useFocusOnNewItem } from './useFocusOnNewItem.ts';

export interface PublicCollectionProps {
  /** Whose it is, by the name in the address. */
  readonly username: string;
  /** Which part of it. */
  readonly type: MediaType;
  /** From `usePublicCollection`. */
  readonly list: PublicCollectionQuery;
  /** The address of a page that starts behind a place (`after` of `usePublicCollection`): makes 'Show more' a link, which works without script. */
  readonly pageAfter?: (place: string) => string;
}

/** What anybody may see of a person's collection of one media type: how much there is, and the cards, to be read only. */
export function PublicCollection({ username, type, list, pageAfter }: PublicCollectionProps) {
  const { pluralLabel, pluralWord } = mediaTypes[type];
  const shown = list.state === 'ready' ? list.data.items.length : 0;
  const { listRef, focusFirstNew } = useFocusOnNewItem(shown);
  if (list.state === 'loading')
    return <Spinner space="page" label={`Loading the ${pluralWord} of ${username}`} />;
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
      {total === 0 && <Text tone="secondary">{messages.empty(pluralWord)}</Text>}
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
        pluralWord={pluralWord}
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
