import {
  collectionMessages,
  type MediaType,
  mediaTypes,
  ownerName,
  publicCollectionMessages,
} from '@gildshelf/api-client/contract';
import { type PublicCollectionQuery, present, trackingOf } from '@gildshelf/api-client/react';
import {
  Alert,
  Grid,
  Heading,
  Spinner,
  Stack,
  type StylingProps,
  Text,
  useShowMore,
  useTranslate,
} from '@gildshelf/ui';
import { TrackedTile } from '../collection/TrackedTile.tsx';
import { collectionTitle } from './collectionTitle.ts';
import { ShowMore } from './ShowMore.tsx';

export interface PublicCollectionProps extends StylingProps {
  /** Username of the owner, as in the URL. */
  readonly username: string;
  /** Media type of the shown titles. */
  readonly type: MediaType;
  /** The `status` of `usePublicTitles`, for the heading. */
  readonly status?: string | undefined;
  /** Result of `usePublicTitles`. */
  readonly list: PublicCollectionQuery;
  /**
   * Returns the URL of the page after a cursor (`after` of `usePublicTitles`). Makes 'Show more' a link that works without
   * JavaScript.
   */
  readonly pageAfter?: (cursor: string) => string;
}

/** The public, read-only collection of a user for one media type: the total and the cards. */
export function PublicCollection({
  username,
  type,
  status,
  list,
  pageAfter,
  ...styling
}: PublicCollectionProps) {
  const translate = useTranslate();
  const { pluralLabel, filters } = mediaTypes[type];
  const filter = filters.find(({ value }) => value === status && status !== 'all');
  const label = translate(filter?.label ?? pluralLabel);
  const titles = translate(mediaTypes[type].pluralNoun);
  const shown = list.state === 'ready' ? list.data.items.length : 0;
  const more = list.state === 'ready' ? list.more : undefined;
  const { listRef, handleClick } = useShowMore({
    count: shown,
    show: more?.show,
    isLoading: more?.isLoading,
  });
  if (list.state === 'loading')
    return (
      <Spinner
        {...styling}
        space="page"
        label={translate('Loading the {titles} of {name}', { titles, name: username })}
      />
    );
  if (list.state === 'missing')
    return (
      <Alert {...styling} tone="info">
        {translate(collectionMessages.notPublic)}
      </Alert>
    );
  if (list.state === 'failed')
    return (
      <Alert {...styling} tone="danger">
        {translate(messages.failed)}
      </Alert>
    );
  const { items, total, next } = list.data;
  return (
    <Stack
      {...styling}
      as="section"
      gap={4}
      aria-label={collectionTitle({ type, status }, ownerName(list.data), translate)}
    >
      <Stack direction="row" gap={3} align="baseline" wrap>
        <Heading level={2}>{label}</Heading>
        <Text as="span" tone="champagne" numeric>
          {total}
        </Text>
      </Stack>
      {total === 0 && (
        <Text tone="secondary">
          {filter
            ? translate(messages.emptyStatus, { titles })
            : translate(messages.empty('{pluralWord}'), { pluralWord: titles })}
        </Text>
      )}
      {shown > 0 && (
        <Grid as="ul" columns="shelf" aria-label={label} ref={listRef}>
          {items.map((item) => (
            <Stack as="li" key={item.id}>
              <TrackedTile type={type} view={present(type, item)} item={item} tracking={trackingOf(item)} />
            </Stack>
          ))}
        </Grid>
      )}
      <ShowMore
        titles={titles}
        shown={shown}
        total={total}
        more={more}
        href={next ? pageAfter?.(next) : undefined}
        onClick={handleClick}
      />
    </Stack>
  );
}

const messages = publicCollectionMessages;
