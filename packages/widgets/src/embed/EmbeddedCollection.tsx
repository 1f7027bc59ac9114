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
import { CollectionPager } from './CollectionPager.tsx';

const messages = ownMessages.publicCollection;
const { dashboardCard, carousel } = limits;

/** A public collection for a frame: most recently changed first, in rows that scroll sideways and end with a link to the next page. */
export function EmbeddedCollection(parameters: EmbedParameters<'collection'>) {
  const { type, user, size, count, after } = parameters;
  const list = usePublicCollection(user, type, { limit: Number(count), after });
  const { pluralLabel, pluralNoun } = mediaTypes[type];
  if (list.state === 'loading') return <Spinner label={`Loading the ${pluralNoun} of ${user}`} />;
  if (list.state === 'missing') return <Alert tone="danger">{ownMessages.collection.notPublic}</Alert>;
  if (list.state === 'failed') return <Alert tone="danger">{messages.failed}</Alert>;
  const { items, next } = list.data;
  if (items.length === 0) return <Text tone="secondary">{messages.empty(pluralNoun)}</Text>;
  const rows = size === 'large' ? 2 : 1;
  return (
    <Carousel<TrackedItem | typeof end>
      title={`${pluralLabel} of ${ownerName(list.data)}`}
      items={next || after ? [...items, end] : items}
      itemKey={itemKey}
      renderItem={(item) =>
        item === end ? (
          <CollectionPager parameters={parameters} next={next ?? undefined} more={list.more} />
        ) : (
          <TrackedTile type={type} view={present(type, item)} item={item} tracking={trackingOf(item)} />
        )
      }
      rows={rows}
      cardWidth={dashboardCard.width}
      gap={carousel.gap}
      height={rows * dashboardCard.height + (rows - 1) * carousel.gap}
    />
  );
}

/** Marks the carousel item after the last card. */
const end = 'end';
const itemKey = (item: TrackedItem | typeof end) => (item === end ? end : item.id);
