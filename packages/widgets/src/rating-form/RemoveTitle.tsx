import { type CatalogueType, messages } from '@gildshelf/api-client/contract';
import { Alert, Button, Stack } from '@gildshelf/ui';
import { useState } from 'react';
import { useCollectionDialog } from '../collection/useCollectionDialog.ts';
import { useRemoval } from '../collection/useRemoval.ts';
import { lazyPart } from '../lazy-part/lazyPart.tsx';
import { PartErrorBoundary } from '../part-boundary/PartErrorBoundary.tsx';
import type { RatingFormProps } from './RatingForm.tsx';
import type { RemovalDialogsProps } from './RemovalDialogs.tsx';

export interface RemoveTitleProps {
  readonly type: CatalogueType;
  readonly item: RatingFormProps['item'];
  /** Whether to show the button; its space is reserved in any case. */
  readonly isTracked: boolean;
  /** Called once the server has removed the title. */
  readonly onRemoved: () => void;
}

/** Removes a title from the collection, after a confirmation. */
export function RemoveTitle({ type, item, isTracked, onRemoved }: RemoveTitleProps) {
  const { dialog, isOpen, dialogKey, open, close, confirm } =
    useCollectionDialog<RemovalDialogsProps['kind']>();
  const { remove, isRemoving, problem } = useRemoval(type);
  const [failedKey, setFailedKey] = useState<number>();
  const alert = problem ?? (failedKey === dialogKey ? messages.transport.unexpected : undefined);

  async function handleConfirm() {
    if (!(await remove(item.id))) return close();
    onRemoved();
    confirm('removed');
  }

  return (
    <>
      {alert && <Alert tone="danger">{alert}</Alert>}
      <Stack keepsRoom>
        {isTracked && (
          <Button
            variant="quiet"
            fullWidth
            startIcon="trash"
            onPointerEnter={RemovalDialogs.preload}
            onFocus={RemovalDialogs.preload}
            onClick={() => open('remove')}
          >
            Remove from collection
          </Button>
        )}
      </Stack>
      {dialog && (
        <PartErrorBoundary key={dialogKey} onError={() => setFailedKey(dialogKey)}>
          <RemovalDialogs
            kind={dialog}
            open={isOpen}
            name={item.title}
            isRemoving={isRemoving}
            onClose={close}
            onConfirm={() => void handleConfirm()}
          />
        </PartErrorBoundary>
      )}
    </>
  );
}

const RemovalDialogs = lazyPart<RemovalDialogsProps>(
  async () => (await import('./RemovalDialogs.tsx')).default,
);
