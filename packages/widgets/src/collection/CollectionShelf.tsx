import { type CatalogueType, mediaTypes, messages } from '@gildshelf/api-client/contract';
import { Alert, Button, EmptyState, Spinner, Stack } from '@gildshelf/ui';
import { CollectionGrid } from './CollectionGrid.tsx';
import type { CollectionTileProps } from './CollectionTile.tsx';
import type { CollectionShelfState as Shelf } from './useCollectionView.ts';

export interface CollectionShelfProps extends Omit<CollectionTileProps, 'title'> {
  readonly type: CatalogueType;
  /** A status, or 'all'. */
  readonly filter: string;
  readonly shelf: Shelf;
  /** URL of the link that an empty collection shows. */
  readonly browseHref: string;
}

/** The cards, or the loading, error or empty state in their place. */
export function CollectionShelf({ type, filter, shelf, browseHref, ...actions }: CollectionShelfProps) {
  const { pluralLabel, pluralNoun } = mediaTypes[type];
  if (shelf.state === 'loading') return <Spinner space="page" label={`Loading your ${pluralNoun}`} />;
  if (shelf.state !== 'ready')
    return <Alert tone={shelf.state === 'failed' ? 'danger' : 'info'}>{shelf.message}</Alert>;
  if (shelf.items.length > 0)
    return (
      <Stack gap={6}>
        <CollectionGrid
          type={type}
          label={pluralLabel}
          items={shelf.items}
          isWhole={shelf.rest === 'none'}
          {...actions}
        />
        {shelf.rest === 'loading' && <Spinner label={`Loading your ${pluralNoun}`} />}
        {shelf.rest === 'failed' && <Alert tone="danger">{messages.media.userContentFailed}</Alert>}
      </Stack>
    );
  return (
    <EmptyState
      title={messages.collection.empty(pluralNoun, filter)}
      action={
        <Button variant="gold" href={browseHref}>
          Browse Content!
        </Button>
      }
    />
  );
}
