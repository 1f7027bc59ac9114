import { messages } from '@gildshelf/api-client/contract';
import { ConfirmDialog } from '@gildshelf/ui';
import { isolateName } from '../isolate-name/isolateName.tsx';
import type { KeptTitle } from './collectionDialog.ts';

export interface RemoveDialogProps {
  readonly open: boolean;
  readonly title: KeptTitle;
  readonly isRemoving: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a title leaves the collection. */
export function RemoveDialog({ open, title, isRemoving, onClose, onConfirm }: RemoveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Confirm Removal"
      description={isolateName(messages.collection.confirmRemove, title.view.title)}
      confirmLabel="Delete"
      loading={isRemoving}
      onConfirm={onConfirm}
    />
  );
}
