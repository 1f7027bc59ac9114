import type { CatalogueType, MediaView } from '@gildshelf/api-client/contract';
import { present, type TrackedItem, type Tracking, trackingOf } from '@gildshelf/api-client/react';
import { Grid, IconButton, Stack, type StylingProps, useTranslate } from '@gildshelf/ui';
import { memo, type Ref } from 'react';
import { TrackedTile } from './TrackedTile.tsx';
import { useRowsInView } from './useRowsInView.ts';

/** A title in the collection, prepared for display. */
export interface CollectionTitle {
  /** Its media type. */
  readonly type: CatalogueType;
  /** Its name, cover and other fields to show. */
  readonly view: MediaView;
  /** The title as the API returned it. */
  readonly item: TrackedItem;
  /** An empty status where none is set. */
  readonly tracking: Tracking;
}

export interface CollectionGridProps extends StylingProps, Omit<CollectionTileProps, 'title'> {
  /** Media type of all items. */
  readonly type: CatalogueType;
  /** Accessible name of the list. */
  readonly label: string;
  /** Tracked titles in the order of their cards. */
  readonly items: readonly TrackedItem[];
  /** False while `items` is incomplete because more titles follow; true by default. */
  readonly isWhole?: boolean;
}

/**
 * The cards, in one, two or three columns. Of more than 100 cards, or of a list that is not complete yet, only those in view
 * are rendered.
 */
export function CollectionGrid({
  type,
  label,
  items,
  isWhole = true,
  onEdit,
  onRemove,
  ...styling
}: CollectionGridProps) {
  const { grid, shown, indexes } = useRowsInView(items, isWhole);
  return (
    <Grid
      {...styling}
      as="ul"
      columns="cards"
      lazy={!shown}
      aria-label={label}
      ref={grid as Ref<HTMLElement>}
    >
      {indexes.map((index) => {
        const item = items[index] as TrackedItem;
        return (
          <Stack
            as="li"
            key={item.id}
            aria-setsize={isWhole ? (shown ? items.length : undefined) : -1}
            aria-posinset={shown || !isWhole ? index + 1 : undefined}
          >
            <CollectionTile title={toCollectionTitle(type, item)} onEdit={onEdit} onRemove={onRemove} />
          </Stack>
        );
      })}
    </Grid>
  );
}

interface CollectionTileProps {
  /** The title that the card shows. */
  readonly title: CollectionTitle;
  /** Called when 'Edit' is pressed. */
  readonly onEdit: (title: CollectionTitle) => void;
  /** Called when 'Remove' is pressed. */
  readonly onRemove: (title: CollectionTitle) => void;
}

/** One card of the collection, with buttons to edit and remove its title. */
const CollectionTile = memo(function CollectionTile({ title, onEdit, onRemove }: CollectionTileProps) {
  const translate = useTranslate();
  const { view } = title;
  return (
    <TrackedTile
      {...title}
      actions={
        <>
          <IconButton
            icon="edit"
            variant="overlay"
            label={translate('Edit {title}', { title: view.title })}
            onClick={() => onEdit(title)}
          />
          <IconButton
            icon="trash"
            variant="overlay"
            label={translate('Remove {title}', { title: view.title })}
            onClick={() => onRemove(title)}
          />
        </>
      }
    />
  );
});

const cache = new WeakMap<TrackedItem, CollectionTitle>();

/** Prepares a tracked item for display. Returns the same object for the same item, so that an unchanged card does not re-render. */
export function toCollectionTitle(type: CatalogueType, item: TrackedItem): CollectionTitle {
  const title = cache.get(item) ?? {
    type,
    view: present(type, item),
    item,
    tracking: trackingOf(item),
  };
  cache.set(item, title);
  return title;
}
