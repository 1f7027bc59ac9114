import { type MediaType, mediaTypes, ownMessages } from '@gildshelf/api-client/contract';
import { type PublicCollectionQuery, present, trackingOf } from '@gildshelf/api-client/react';
import { Alert, Grid, Heading, Spinner, Stack, Text } from '@gildshelf/ui';
import { TrackedTile } from '../collection/TrackedTile.tsx';

export interface PublicCollectionProps {
  /** Whose it is, by the name in the address. */
  readonly username: string;
  /** Which part of it. */
  readonly type: MediaType;
  /** From `usePublicCollection`. */
  readonly list: PublicCollectionQuery;
}

/** What anybody may see of a person's collection of one media type: how much there is, and the cards, to be read only. */
export function PublicCollection({ username, type, list }: PublicCollectionProps) {
  const { pluralLabel, pluralWord } = mediaTypes[type];
  if (list.state === 'loading')
    return <Spinner space="page" label={`Loading the ${pluralWord} of ${username}`} />;
  if (list.state === 'missing') return <Alert tone="info">{ownMessages.collection.notPublic}</Alert>;
  if (list.state === 'failed') return <Alert tone="danger">{messages.failed}</Alert>;
  const { items, total } = list.data;
  return (
    <Stack as="section" gap={4} aria-label={`${pluralLabel} of ${list.data.username}`}>
      <Stack direction="row" gap={3} align="baseline" wrap>
        <Heading level={2}>{pluralLabel}</Heading>
        <Text as="span" tone="champagne" numeric>
          {total}
        </Text>
      </Stack>
      {total === 0 && <Text tone="secondary">{messages.empty(pluralWord)}</Text>}
      {items.length > 0 && (
        <Grid as="ul" columns="shelf" aria-label={pluralLabel}>
          {items.map((item) => (
            <Stack as="li" key={item.id}>
              <TrackedTile type={type} view={present(type, item)} item={item} tracking={trackingOf(item)} />
            </Stack>
          ))}
        </Grid>
      )}
      {total > items.length && items.length > 0 && (
        <Text size="sm" tone="secondary">
          {messages.lastOf(items.length, total)}
        </Text>
      )}
    </Stack>
  );
}

const messages = ownMessages.publicCollection;
