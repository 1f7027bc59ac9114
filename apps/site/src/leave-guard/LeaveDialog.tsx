import { ownMessages } from '@gildshelf/api-client/contract';
import { ConfirmDialog, useTranslate } from '@gildshelf/ui';

export interface LeaveDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Confirmation dialog for discarding unsaved changes. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      open
      onOpenChange={onStay}
      title={translate(unsaved.title)}
      description={translate(unsaved.description)}
      confirmLabel={translate(unsaved.discard)}
      cancelLabel={translate(unsaved.stay)}
      onConfirm={onLeave}
    />
  );
}

// Not destructured, which would make the bundler include the messages of all pages.
const unsaved = ownMessages.unsaved;
