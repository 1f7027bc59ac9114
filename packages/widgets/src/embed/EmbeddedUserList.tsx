import {
  catalogues,
  type EmbedParameters,
  type ListEntry,
  limits,
  listMessages,
} from '@gildshelf/api-client/contract';
import { present, usePublicList } from '@gildshelf/api-client/react';
import { Alert, Carousel, MediaTile, Spinner, Text, useTranslate } from '@gildshelf/ui';
import { coverSources } from '../media-cover/coverSources.ts';
import { EmbeddedPager } from './EmbeddedPager.tsx';
import { framePath } from './embedPaths.ts';

/** A user's public list for a frame: in its order, in rows that scroll sideways and end with a link to the next page. */
export function EmbeddedUserList(parameters: EmbedParameters<'user-list'>) {
  const translate = useTranslate();
  const { user, slug, size, count, after } = parameters;
  const list = usePublicList(user, slug, { limit: Number(count), after });
  if (list.state === 'loading') return <Spinner label={translate('Loading the list')} />;
  if (list.state !== 'ready')
    return (
      <Alert tone="danger">
        {translate(list.state === 'missing' ? listMessages.notPublic : listMessages.loadFailed)}
      </Alert>
    );
  const { items, next, name, is_ranked } = list.data;
  if (items.length === 0) return <Text tone="secondary">{translate(listMessages.noEntries)}</Text>;
  const rows = size === 'large' ? 2 : 1;
  return (
    <Carousel<ListEntry | typeof end>
      title={name}
      items={next || after ? [...items, end] : items}
      itemKey={(item) => (item === end ? end : item.id)}
      renderItem={(item) =>
        item === end ? (
          <EmbeddedPager
            titles={translate('titles')}
            pathAfter={(cursor) => framePath('user-list', { ...parameters, after: cursor })}
            next={next ?? undefined}
            more={list.more}
          />
        ) : (
          <EntryTile entry={item} isRanked={is_ranked} />
        )
      }
      rows={rows}
      cardWidth={cardWidth}
      gap={gap}
      height={rows * cardHeight + (rows - 1) * gap}
    />
  );
}

/** Marks the carousel item after the last card. */
const end = 'end';
const { width: cardWidth, height: cardHeight } = limits.homeCard;
const { gap } = limits.carousel;

function EntryTile({ entry, isRanked }: { readonly entry: ListEntry; readonly isRanked: boolean }) {
  const { media_type: type, title, rank } = entry;
  const view = present(type, title);
  return (
    <MediaTile
      name={view.title}
      rank={isRanked ? rank : undefined}
      href={view.slug === null ? undefined : catalogues[type].detailPath(view.slug)}
      {...coverSources(view, 'card')}
    />
  );
}
