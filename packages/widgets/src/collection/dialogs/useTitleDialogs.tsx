import { type CatalogueType, messages } from '@gildshelf/api-client/contract';
import { Alert, IconButton, useTranslate } from '@gildshelf/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { lazyPart, PartErrorBoundary } from '../../on-demand/lazyPart.tsx';
import type { CollectionTitle } from '../CollectionGrid.tsx';
import type { CollectionDialogsProps } from './CollectionDialogs.tsx';
import { useCollectionDialog } from './useCollectionDialog.ts';
import { useRemoval } from './useRemoval.ts';

/** The dialogs that edit and remove one title of a collection. */
export interface TitleDialogs {
  /** Opens the dialog; a stable function, so that memoised cards are not rendered again. */
  readonly edit: (title: CollectionTitle) => void;
  /** Opens the confirmation; a stable function. */
  readonly remove: (title: CollectionTitle) => void;
  /** Loads the code of the dialogs. */
  readonly preload: () => void;
  /** Error messages, for the place above the titles. */
  readonly problems: ReactNode;
  /** The open dialog, for the end of the widget. */
  readonly shown: ReactNode;
}

/** The state of the dialogs for titles of a media type; `onUnsavedChange` must be a stable function. */
export function useTitleDialogs(
  type: CatalogueType,
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined,
): TitleDialogs {
  const translate = useTranslate();
  const { dialog, isOpen, dialogKey, open, close, confirm } = useCollectionDialog();
  const { remove, isRemoving, problem, dismissProblem } = useRemoval(type);
  const [failedKey, setFailedKey] = useState<number>();
  useEffect(loadDialogsWhenIdle, []);
  const edit = useCallback((title: CollectionTitle) => open({ kind: 'edit', title }), [open]);
  const confirmRemoval = useCallback((title: CollectionTitle) => open({ kind: 'remove', title }), [open]);

  async function handleRemove() {
    if (!dialog) return;
    const { title } = dialog;
    if (await remove(title.item.id)) confirm({ kind: 'removed', title });
    else close();
  }

  return {
    edit,
    remove: confirmRemoval,
    preload: CollectionDialogs.preload,
    problems: (
      <>
        {problem && (
          <Alert
            pinned
            tone="danger"
            action={<IconButton icon="cross" size="sm" label={translate('Close')} onClick={dismissProblem} />}
          >
            {problem}
          </Alert>
        )}
        {failedKey === dialogKey && (
          <Alert pinned tone="danger">
            {translate(messages.transport.unexpected)}
          </Alert>
        )}
      </>
    ),
    shown: dialog && (
      <PartErrorBoundary key={dialogKey} onError={() => setFailedKey(dialogKey)}>
        <CollectionDialogs
          dialog={dialog}
          open={isOpen}
          isRemoving={isRemoving}
          onClose={close}
          onSaved={(tracking) => confirm({ kind: 'rated', title: { ...dialog.title, tracking } })}
          onRemove={() => void handleRemove()}
          onUnsavedChange={onUnsavedChange}
        />
      </PartErrorBoundary>
    ),
  };
}

const CollectionDialogs = lazyPart<CollectionDialogsProps>(
  async () => (await import('./CollectionDialogs.tsx')).default,
);

// Loads the dialogs before they are needed, so that the first click opens one immediately, even when the network has failed.
function loadDialogsWhenIdle() {
  const timer = setTimeout(CollectionDialogs.preload, 1000);
  return () => clearTimeout(timer);
}
