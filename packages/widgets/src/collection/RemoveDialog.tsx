import { messages } from '@gildshelf/api-client/contract';
import { ConfirmDialog } from '@gildshelf/ui';
import { isolateName } from '../isolate-name/isolateName.tsx';

export interface RemoveDialogProps {
  readonly open: boolean;
  /** The title's name. */
  readonly name: string;
  readonly isRemoving: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks for confirmation before a title is removed from the collection. */
export function RemoveDialog({ open, name, isRemoving, onClose, onConfirm }: RemoveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Confirm Removal"
      description={isolateName(messages.collection.confirmRemove, name)}
      confirmLabel="Delete"
      loading={isRemoving}
      onConfirm={onConfirm}
    />
  );
}
