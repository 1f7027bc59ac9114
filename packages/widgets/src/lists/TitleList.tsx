import { listMessages } from '@gildshelf/api-client/contract';
import type { LoadedList, MoreTitles } from '@gildshelf/api-client/react';
import { MediaRow, Stack, type StylingProps, Text, useShowMore, useTranslate } from '@gildshelf/ui';
import { titleRow } from '../media-list/titleRow.ts';
import { ShowMore } from '../public-collection/ShowMore.tsx';

export interface TitleListProps extends StylingProps {
  /** A list, as `usePublicList` returns it. */
  readonly list: LoadedList;
  /** Loads its next page. */
  readonly more?: MoreTitles | undefined;
  /** Returns the URL of the page after a cursor, which makes 'Show more' a link that works without JavaScript. */
  readonly pageAfter?: (cursor: string) => string;
}

/** The titles of a list with covers, places and notes, to read only. */
export function TitleList({ list, more, pageAfter, ...styling }: TitleListProps) {
  const translate = useTranslate();
  const { items, is_ranked, count, next, name } = list;
  const { listRef, handleClick } = useShowMore<HTMLElement>({
    count: items.length,
    show: more?.show,
    isLoading: more?.isLoading,
  });
  if (items.length === 0)
    return (
      <Text {...styling} tone="secondary">
        {translate(listMessages.noEntries)}
      </Text>
    );
  return (
    <Stack {...styling} gap={5}>
      <Stack as={is_ranked ? 'ol' : 'ul'} gap={4} role="list" aria-label={name} ref={listRef}>
        {items.map(({ id, media_type, title, rank, note }) => (
          <MediaRow
            key={id}
            as="li"
            rank={is_ranked ? rank : undefined}
            {...titleRow(media_type, title, translate)}
            note={note}
          />
        ))}
      </Stack>
      <ShowMore
        titles={translate('titles')}
        shown={items.length}
        total={count}
        more={more}
        href={next ? pageAfter?.(next) : undefined}
        onClick={handleClick}
      />
    </Stack>
  );
}
