import type { ReactNode } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { useTranslate } from '../../../messages/useTranslate.ts';
import { Button } from '../../actions/button/Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps extends RootAttributes<HTMLDivElement, 'role'> {
  /** Controlled: whether the dialog is shown; update it in `onOpenChange`. */
  open: boolean;
  /** Called with false by Cancel, the close button and the Escape key, but not by a press outside the dialog. */
  onOpenChange: (open: boolean) => void;
  /** Title; screen readers announce it when the dialog opens. */
  title: string;
  /** The text of the dialog; announced together with the title. */
  description: ReactNode;
  /** More text below the description. */
  children?: ReactNode;
  /** Label of the confirm button: a verb such as 'Delete'. */
  confirmLabel: string;
  /** Label of the cancel button, 'Cancel' by default. */
  cancelLabel?: string;
  /** Accessible name of the close button, 'Close' by default. */
  closeLabel?: string;
  /** `danger` if something is deleted. */
  tone?: 'gold' | 'danger';
  /** The action is in progress: the confirm button shows a spinner and ignores presses. */
  loading?: boolean;
  /** Called when the confirm button is pressed; it does not close the dialog. */
  onConfirm: () => void;
}

/**
 * Asks for confirmation of an action that cannot be undone. The cancel button has the focus at first.
 * Attributes and the ref go to its `<div role="alertdialog">` element.
 */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  loading,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  const translate = useTranslate();
  const actions = (
    <>
      <Button onClick={() => dialog.onOpenChange(false)}>{cancelLabel ?? translate('Cancel')}</Button>
      <Button variant={tone} loading={loading} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return <Dialog {...dialog} kind="alert" actions={actions} />;
}
