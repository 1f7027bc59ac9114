import { ownMessages } from '@gildshelf/api-client/contract';
import { ConfirmDialog } from '@gildshelf/ui';

export interface LeaveDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks whether unsaved changes may be lost. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onStay}
      title={unsaved.title}
      description={unsaved.question}
      confirmLabel={unsaved.discard}
      cancelLabel={unsaved.stay}
      onConfirm={onLeave}
    />
  );
}

// Not taken apart: the bundler would then keep the sentences of all pages.
const unsaved = ownMessages.unsaved;
