import { ownMessages } from '@gildshelf/api-client/contract';
import { ConfirmDialog } from '@gildshelf/ui';

export interface LeaveDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Confirmation dialog for discarding unsaved changes. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onStay}
      title={unsaved.title}
      description={unsaved.description}
      confirmLabel={unsaved.discard}
      cancelLabel={unsaved.stay}
      onConfirm={onLeave}
    />
  );
}

// Not destructured, which would make the bundler include the messages of all pages.
const unsaved = ownMessages.unsaved;
