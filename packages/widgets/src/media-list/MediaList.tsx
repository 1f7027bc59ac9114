import {
  type CatalogueType,
  catalogues,
  embedMessages,
  limits,
  mediaTypes,
} from '@gildshelf/api-client/contract';
import type { ChosenTitle, ChosenTitles } from '@gildshelf/api-client/react';
import { Alert, Carousel, MediaTile, type StylingProps, type Translate, useTranslate } from '@gildshelf/ui';
import { type ReactNode, useCallback } from 'react';
import { coverSources } from '../media-cover/coverSources.ts';
import { TitleAction } from '../status-menu/TitleAction.tsx';

export interface MediaListProps extends StylingProps {
  /** Media type of the titles. */
  readonly type: CatalogueType;
  /** Result of `useTitles`. */
  readonly list: ChosenTitles;
  /** Heading of the list; 'Chosen games' by default. */
  readonly title?: string;
  /** A link or a button after the heading, such as a link to a page with all titles. */
  readonly action?: ReactNode;
  /** Number of rows. */
  readonly rows?: 1 | 2;
}

/** Chosen titles of a media type in their given order, in rows that scroll sideways; titles that the host does not have are omitted. */
export function MediaList({ type, list, title, action, rows = 1, ...rest }: MediaListProps) {
  const translate = useTranslate();
  const { detailPath } = catalogues[type];

  const renderItem = useCallback(
    ({ item, view }: ChosenTitle) => (
      <>
        <MediaTile
          name={view.title}
          href={view.slug === null ? undefined : detailPath(view.slug)}
          state={item}
          {...coverSources(view, 'card')}
        />
        <TitleAction type={type} item={item} view={view} />
      </>
    ),
    [type, detailPath],
  );

  const problem =
    list.state === 'failed'
      ? list.message
      : list.state === 'ready' && list.titles.length === 0
        ? embedMessages.noTitles
        : undefined;
  if (problem !== undefined)
    return (
      <Alert {...rest} tone="danger">
        {translate(problem)}
      </Alert>
    );
  return (
    <Carousel
      {...rest}
      title={title ?? chosenTitle(type, translate)}
      action={action}
      items={list.state === 'ready' ? list.titles : noTitles}
      itemKey={itemKey}
      renderItem={renderItem}
      rows={rows}
      cardWidth={cardWidth}
      gap={gap}
      height={rows * cardHeight + (rows - 1) * gap}
      loading={list.state !== 'ready'}
    />
  );
}

/** The default heading of a list: 'Chosen games'. */
export const chosenTitle = (type: CatalogueType, translate: Translate): string =>
  translate('Chosen {titles}', { titles: translate(mediaTypes[type].pluralNoun) });

const { width: cardWidth, height: cardHeight } = limits.homeCard;
const { gap } = limits.carousel;
const noTitles: readonly ChosenTitle[] = [];
// The index makes keys unique, because two slugs may lead to the same title.
const itemKey = ({ view }: ChosenTitle, index: number) => `${index}-${view.id}`;
