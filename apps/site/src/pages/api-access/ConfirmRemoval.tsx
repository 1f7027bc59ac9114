import { ConfirmDialog } from '@gildshelf/ui';

export interface ConfirmRemovalProps {
  readonly open: boolean;
  readonly title: string;
  readonly description: string;
  /** The label of the confirm button. */
  readonly action: string;
  readonly isRunning: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A dialog that confirms a removal. A separate module, so that dialogs are loaded on demand. */
export function ConfirmRemoval({ action, isRunning, onClose, ...dialog }: ConfirmRemovalProps) {
  return (
    <ConfirmDialog
      {...dialog}
      confirmLabel={action}
      loading={isRunning}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    />
  );
}
