import { type CatalogueType, messages } from '@gildshelf/api-client/contract';
import { Alert, Button, Stack } from '@gildshelf/ui';
import { useState } from 'react';
import { useCollectionDialog } from '../collection/useCollectionDialog.ts';
import { useRemoval } from '../collection/useRemoval.ts';
import { lazyPart } from '../lazy-part/lazyPart.tsx';
import { PartBoundary } from '../part-boundary/PartBoundary.tsx';
import type { RatingFormProps } from './RatingForm.tsx';
import type { RemovalDialogsProps } from './RemovalDialogs.tsx';

export interface RemoveTitleProps {
  readonly type: CatalogueType;
  readonly item: RatingFormProps['item'];
  /** Without it there is only the space for the button. */
  readonly isTracked: boolean;
  /** The host has removed it. */
  readonly onRemoved: () => void;
}

/** Removes a title from the collection, after a confirmation. */
export function RemoveTitle({ type, item, isTracked, onRemoved }: RemoveTitleProps) {
  const { dialog, isOpen, turn, open, close, confirm } = useCollectionDialog<RemovalDialogsProps['shown']>();
  const { remove, isRemoving, problem } = useRemoval(type);
  const [failedTurn, setFailedTurn] = useState<number>();
  const alert = problem ?? (failedTurn === turn ? messages.transport.unexpected : undefined);

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
        <PartBoundary key={turn} onFailed={() => setFailedTurn(turn)}>
          <RemovalDialogs
            shown={dialog}
            open={isOpen}
            name={item.title}
            isRemoving={isRemoving}
            onClose={close}
            onConfirm={() => void handleConfirm()}
          />
        </PartBoundary>
      )}
    </>
  );
}

const RemovalDialogs = lazyPart<RemovalDialogsProps>(
  async () => (await import('./RemovalDialogs.tsx')).default,
);
