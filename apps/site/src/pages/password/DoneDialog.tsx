import { Button, Dialog } from '@gildshelf/ui';

export interface DoneDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description: string;
  /** As of `Dialog`. */
  readonly kind?: 'plain' | 'alert';
  readonly actionLabel: string;
  readonly onAction: () => void;
}

/** What was asked for is done, and there is one way on. A file of its own, so that it is loaded when somebody turns to the form. */
export function DoneDialog({ onClose, actionLabel, onAction, ...dialog }: DoneDialogProps) {
  return (
    <Dialog
      {...dialog}
      onOpenChange={onClose}
      actions={
        <Button variant="gold" onClick={onAction}>
          {actionLabel}
        </Button>
      }
    />
  );
}
