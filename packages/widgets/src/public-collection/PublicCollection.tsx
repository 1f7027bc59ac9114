import {
  collectionMessages,
  type MediaType,
  mediaTypes,
  ownerName,
  publicCollectionMessages,
} from '@gildshelf/api-client/contract';
import {
  type MoreTitles,
  type PublicCollectionQuery,
  present,
  trackingOf,
} from '@gildshelf/api-client/react';
import {
  Alert,
  Button,
  Grid,
  Heading,
  Spinner,
  Stack,
  type StylingProps,
  Text,
  useShowMore,
  useTranslate,
} from '@gildshelf/ui';
import type { MouseEvent } from 'react';
import { TrackedTile } from '../collection/TrackedTile.tsx';
import { collectionTitle } from './collectionTitle.ts';

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

interface ShowMoreProps {
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
function ShowMore({ titles, shown, total, more, href, onClick }: ShowMoreProps) {
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
