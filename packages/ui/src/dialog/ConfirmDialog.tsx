import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The question. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` when something is taken away. */
  tone?: 'gold' | 'danger';
  /** The answer is on its way: the dialog stays, its button turns. */
  loading?: boolean;
  onConfirm: () => void;
}

/** A question before something that cannot be taken back. The focus starts on the harmless answer. */
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
