import {
  type EmbedParameters,
  limits,
  mediaTypes,
  ownerName,
  ownMessages,
} from '@gildshelf/api-client/contract';
import { present, type TrackedItem, trackingOf, usePublicCollection } from '@gildshelf/api-client/react';
import { Alert, Carousel, Spinner, Text } from '@gildshelf/ui';
import { TrackedTile } from '../collection/TrackedTile.tsx';

const messages = ownMessages.publicCollection;
const { dashboardCard, carousel } = limits;

/** A public collection as a frame shows it: the last changed first, in rows that scroll sideways. */
export function EmbeddedCollection({ type, user, size, count }: EmbedParameters<'collection'>) {
  const list = usePublicCollection(user, type, Number(count));
  const { pluralLabel, pluralWord } = mediaTypes[type];
  if (list.state === 'loading') return <Spinner label={`Loading the ${pluralWord} of ${user}`} />;
  if (list.state === 'missing') return <Alert tone="danger">{ownMessages.collection.notPublic}</Alert>;
  if (list.state === 'failed') return <Alert tone="danger">{messages.failed}</Alert>;
  const { items } = list.data;
  if (items.length === 0) return <Text tone="secondary">{messages.empty(pluralWord)}</Text>;
  const rows = size === 'large' ? 2 : 1;
  return (
    <Carousel<TrackedItem>
      title={`${pluralLabel} of ${ownerName(list.data)}`}
      items={items}
      itemKey={itemKey}
      renderItem={(item) => (
        <TrackedTile type={type} view={present(type, item)} item={item} tracking={trackingOf(item)} />
      )}
      rows={rows}
      cardWidth={dashboardCard.width}
      gap={carousel.gap}
      height={rows * dashboardCard.height + (rows - 1) * carousel.gap}
    />
  );
}

const itemKey = ({ id }: TrackedItem) => id;
