import {
  catalogues,
  collectionMessages,
  type EmbedParameters,
  limits,
  mediaTypes,
  ownerName,
  publicCollectionMessages,
} from '@gildshelf/api-client/contract';
import {
  present,
  type TrackedItem,
  trackingOf,
  useCollectionStatistics,
  usePublicTitles,
  useTitleDetails,
  useTitleRating,
  useTitles,
  useTopTitles,
} from '@gildshelf/api-client/react';
import { Alert, Button, Carousel, Spinner, Text, useTranslate } from '@gildshelf/ui';
import { TrackedTile } from '../collection/TrackedTile.tsx';
import { CollectionBadge } from '../collection-badge/CollectionBadge.tsx';
import { MediaCarousel } from '../media-carousel/MediaCarousel.tsx';
import { MediaList } from '../media-list/MediaList.tsx';
import { collectionTitle } from '../public-collection/collectionTitle.ts';
import { RatingSummary } from '../rating-summary/RatingSummary.tsx';
import { EmbeddedPager } from './EmbeddedPager.tsx';
import { framePath, ratePath } from './embedPaths.ts';

/** `MediaCarousel` for a frame: shows an error message when the list fails to load. */
export function EmbeddedCarousel({ type, size, count }: EmbedParameters<'carousel'>) {
  const translate = useTranslate();
  const list = useTopTitles(type);
  if (list.state === 'failed') return <Alert tone="danger">{translate(list.message)}</Alert>;
  return <MediaCarousel type={type} list={list} rows={size === 'large' ? 2 : 1} count={Number(count)} />;
}

/** `MediaList` for a frame, whose script logs the slugs without a title. */
export function EmbeddedList({ type, slugs, size }: EmbedParameters<'list'>) {
  const list = useTitles(type, slugs);
  const unknownSlugs = list.state === 'ready' ? list.unknownSlugs : [];
  return (
    <MediaList
      type={type}
      list={list}
      rows={size === 'large' ? 2 : 1}
      data-unknown-slugs={unknownSlugs.join(', ') || undefined}
    />
  );
}

/** `RatingSummary` for a frame: titles are rated in a popup window of the site. */
export function EmbeddedRating({ type, slug, size }: EmbedParameters<'rating'>) {
  const translate = useTranslate();
  const details = useTitleDetails(type, slug);
  const rating = useTitleRating(type, slug);
  if (details.state === 'loading') return <Spinner label={translate('Loading the title')} />;
  if (details.state !== 'ready') return <Alert tone="danger">{translate(details.message)}</Alert>;
  const { view } = details;
  return (
    <RatingSummary
      type={type}
      view={view}
      href={view.slug === null ? undefined : catalogues[type].detailPath(view.slug)}
      // A server without this endpoint has no average of its own.
      rating={rating.state === 'ready' ? rating.data : { average: null, count: 0 }}
      size={size === 'small' ? 'sm' : 'md'}
      action={
        size === 'large' && (
          <Button variant="gold" size="sm" href={ratePath(type, slug)} data-part="rate">
            {translate('Rate')}
          </Button>
        )
      }
    />
  );
}

/** `CollectionBadge` for a frame. */
export function EmbeddedBadge({ user }: EmbedParameters<'badge'>) {
  return (
    <CollectionBadge
      username={user}
      statistics={useCollectionStatistics(user)}
      href={`/user/${encodeURIComponent(user)}/collection`}
    />
  );
}

const messages = publicCollectionMessages;
const { width: cardWidth, height: cardHeight } = limits.dashboardCard;

/** A public collection for a frame: most recently changed first, in rows that scroll sideways and end with a link to the next page. */
export function EmbeddedCollection(parameters: EmbedParameters<'collection'>) {
  const translate = useTranslate();
  const { type, user, size, count, after } = parameters;
  const status = parameters.status === 'all' ? undefined : parameters.status;
  const list = usePublicTitles(user, type, { limit: Number(count), after, status });
  const { pluralNoun } = mediaTypes[type];
  const titles = translate(pluralNoun);
  if (list.state === 'loading')
    return <Spinner label={translate('Loading the {titles} of {name}', { titles, name: user })} />;
  if (list.state === 'missing') return <Alert tone="danger">{translate(collectionMessages.notPublic)}</Alert>;
  if (list.state === 'failed') return <Alert tone="danger">{translate(messages.failed)}</Alert>;
  const { items, next } = list.data;
  if (items.length === 0)
    return (
      <Text tone="secondary">
        {status
          ? translate(messages.emptyStatus, { titles })
          : translate(messages.empty('{pluralWord}'), { pluralWord: titles })}
      </Text>
    );
  const rows = size === 'large' ? 2 : 1;
  return (
    <Carousel<TrackedItem | typeof end>
      title={collectionTitle(parameters, ownerName(list.data), translate)}
      items={next || after ? [...items, end] : items}
      itemKey={itemKey}
      renderItem={(item) =>
        item === end ? (
          <EmbeddedPager
            titles={titles}
            pathAfter={(cursor) => framePath('collection', { ...parameters, after: cursor })}
            next={next ?? undefined}
            more={list.more}
          />
        ) : (
          <TrackedTile type={type} view={present(type, item)} item={item} tracking={trackingOf(item)} />
        )
      }
      rows={rows}
      cardWidth={cardWidth}
      gap={limits.carousel.gap}
      height={rows * cardHeight + (rows - 1) * limits.carousel.gap}
    />
  );
}

/** Marks the carousel item after the last card. */
const end = 'end';
const itemKey = (item: TrackedItem | typeof end) => (item === end ? end : item.id);
