import { type CatalogueType, mediaTypes, messages, ownMessages } from '@gildshelf/api-client/contract';
import { Alert, AsideLayout, IconButton, VisuallyHidden } from '@gildshelf/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { lazyPart } from '../lazy-part/lazyPart.tsx';
import { PartBoundary } from '../part-boundary/PartBoundary.tsx';
import type { CollectionDialogsProps } from './CollectionDialogs.tsx';
import { CollectionShelf } from './CollectionShelf.tsx';
import { CollectionToolbar } from './CollectionToolbar.tsx';
import type { KeptTitle } from './collectionDialog.ts';
import { useCollectionDialog } from './useCollectionDialog.ts';
import { type CollectionView, everything, useCollectionView } from './useCollectionView.ts';
import { useRemoval } from './useRemoval.ts';

export interface CollectionProps {
  /** Where an empty collection leads. */
  readonly browseHref: string;
  /** Who is welcome here: stands over the choices. */
  readonly aside?: ReactNode;
  /** Stands under the choices, and under the cards on a phone. */
  readonly footer?: ReactNode;
  /** Controlled: which part is shown; follow `onViewChange`. Without it the widget holds this state itself. */
  readonly view?: CollectionView;
  /** Takes the media type and the status that were chosen; every status where there is none. */
  readonly onViewChange?: (view: CollectionView) => void;
  /** Whether the open edit dialog differs from what is saved. The same function every time. */
  readonly onUnsavedChange?: (isUnsaved: boolean) => void;
}

/** Everything that the signed-in person keeps: by media type and status, to be edited and removed. */
export function Collection({
  browseHref,
  aside,
  footer,
  view,
  onViewChange,
  onUnsavedChange,
}: CollectionProps) {
  const { type, setType, filter, setFilter, shelf } = useCollectionView(view, onViewChange);
  const { dialog, isOpen, turn, open, close, confirm } = useCollectionDialog();
  const { remove, isRemoving, problem, forgetProblem } = useRemoval(type);
  const [failedTurn, setFailedTurn] = useState<number>();
  useEffect(loadDialogsWhenIdle, []);
  // The same for every render: a dialog that opens renders no card anew.
  const handleEdit = useCallback((title: KeptTitle) => open({ kind: 'edit', title }), [open]);
  const handleAsk = useCallback((title: KeptTitle) => open({ kind: 'remove', title }), [open]);

  async function handleRemove() {
    if (!dialog) return;
    const { title } = dialog;
    if (await remove(title.item.id)) confirm({ kind: 'removed', title });
    else close();
  }

  return (
    <>
      {/* Always rendered: screen readers announce changes only of a region that is already there. */}
      <VisuallyHidden role="status">
        {shelf.state === 'ready' && shelf.rest === 'none'
          ? resultCount(type, filter, shelf.items.length)
          : ''}
      </VisuallyHidden>
      <AsideLayout
        onPointerEnter={CollectionDialogs.preload}
        onFocus={CollectionDialogs.preload}
        head={aside}
        tools={
          <CollectionToolbar type={type} onTypeChange={setType} filter={filter} onFilterChange={setFilter} />
        }
        foot={footer}
      >
        {problem && (
          <Alert
            pinned
            tone="danger"
            action={<IconButton icon="cross" size="sm" label="Close" onClick={forgetProblem} />}
          >
            {problem}
          </Alert>
        )}
        {failedTurn === turn && (
          <Alert pinned tone="danger">
            {messages.transport.unexpected}
          </Alert>
        )}
        <CollectionShelf
          type={type}
          filter={filter}
          shelf={shelf}
          browseHref={browseHref}
          onEdit={handleEdit}
          onRemove={handleAsk}
        />
      </AsideLayout>
      {dialog && (
        <PartBoundary key={turn} onFailed={() => setFailedTurn(turn)}>
          <CollectionDialogs
            dialog={dialog}
            open={isOpen}
            isRemoving={isRemoving}
            onClose={close}
            onSaved={(tracking) => confirm({ kind: 'rated', title: { ...dialog.title, tracking } })}
            onRemove={() => void handleRemove()}
            onUnsavedChange={onUnsavedChange}
          />
        </PartBoundary>
      )}
    </>
  );
}

const CollectionDialogs = lazyPart<CollectionDialogsProps>(
  async () => (await import('./CollectionDialogs.tsx')).default,
);

// Also before anyone asks: a first click is answered at once, also when the network has gone.
function loadDialogsWhenIdle() {
  const timer = setTimeout(CollectionDialogs.preload, 1000);
  return () => clearTimeout(timer);
}

function resultCount(type: CatalogueType, filter: string, count: number): string {
  const { filters, pluralWord, type: word } = mediaTypes[type];
  const status = filter === everything ? undefined : filters.find(({ value }) => value === filter)?.label;
  return ownMessages.dashboard.results(count, count === 1 ? word : pluralWord, status);
}
