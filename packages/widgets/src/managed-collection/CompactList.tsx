import { mediaTypes, statusLabel } from '@gildshelf/api-client/contract';
import { CompactCover, CompactCoverGrid, SelectBox, useTranslate } from '@gildshelf/ui';
import type { Ref } from 'react';
import { pagePathOf } from '../collection/TrackedTile.tsx';
import { coverSources } from '../media-cover/coverSources.ts';
import { statusIcons } from '../status-menu/statusIcons.ts';
import type { TitleListProps } from './titleList.ts';
import { useTitleSelection } from './useTitleSelection.ts';

/** The covers with one line below each; while titles are selected, the lines have checkboxes. */
export function CompactList({ type, titles, total, isPrevious, selection, rows }: TitleListProps) {
  const translate = useTranslate();
  const handlers = useTitleSelection(selection, (index) => titles[index]?.id);
  return (
    <CompactCoverGrid
      busy={isPrevious}
      aria-label={translate(mediaTypes[type].pluralLabel)}
      ref={rows.grid as Ref<HTMLUListElement>}
      {...handlers}
    >
      {rows.indexes.flatMap((index) => {
        const title = titles[index];
        if (!title) return [];
        const { view, tracking } = title;
        const isSelected = selection.has(title.id);
        const { status } = tracking;
        return (
          <CompactCover
            key={title.id}
            data-index={index}
            aria-setsize={total}
            aria-posinset={index + 1}
            name={view.title}
            href={pagePathOf(type, view.slug)}
            state={title.item}
            {...coverSources(view, 'card')}
            rating={tracking.rating}
            status={translate(status ? statusLabel(status) : mediaTypes[type].unsetStatusLabel)}
            statusIcon={statusIcons[status]}
            selected={isSelected}
            control={
              selection.count > 0 && (
                <SelectBox
                  label={view.title}
                  checked={isSelected}
                  onChange={(next, isRange) => selection.set(index, next, isRange)}
                />
              )
            }
          />
        );
      })}
    </CompactCoverGrid>
  );
}
