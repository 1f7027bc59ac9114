import { Button, Dialog } from '@gildshelf/ui';

export interface DoneDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description: string;
  /** As in `Dialog`. */
  readonly kind?: 'plain' | 'alert';
  readonly actionLabel: string;
  readonly onAction: () => void;
}

/** A confirmation with one action. A module of its own, so that it is loaded on hover or focus of the form. */
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
