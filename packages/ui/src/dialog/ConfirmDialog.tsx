import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps extends RootAttributes<HTMLDivElement, 'role'> {
  /** Controlled: whether it is there; follow `onOpenChange`. */
  open: boolean;
  /** Asked with false by Cancel, the cross and the Escape key; a press beside the dialog is no answer. */
  onOpenChange: (open: boolean) => void;
  /** What it is about; read when it opens. */
  title: string;
  /** The question, read together with the title. */
  description: ReactNode;
  /** The verb of what will happen, as 'Delete'. */
  confirmLabel: string;
  /** The harmless answer. */
  cancelLabel?: string;
  /** What the cross is called. */
  closeLabel?: string;
  /** `danger` when something is taken away. */
  tone?: 'gold' | 'danger';
  /** The answer is on its way: the dialog stays, its button turns and takes no second press. */
  loading?: boolean;
  /** The person has said yes; closing is yours. */
  onConfirm: () => void;
}

/**
 * A question before something that cannot be taken back. The focus starts on the harmless answer.
 * Attributes and the ref go to its `<div role="alertdialog">` element.
 */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  loading,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  const actions = (
    <>
      <Button onClick={() => dialog.onOpenChange(false)}>{cancelLabel}</Button>
      <Button variant={tone} loading={loading} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return <Dialog {...dialog} kind="alert" actions={actions} />;
}
