import { NoticeDialog } from '../collection/NoticeDialog.tsx';
import { RemoveDialog, type RemoveDialogProps } from '../collection/RemoveDialog.tsx';

export interface RemovalDialogsProps extends RemoveDialogProps {
  readonly kind: 'remove' | 'removed';
}

/** The confirmation before a title is removed, or the notice afterwards. A separate module, so that dialogs are loaded on demand. */
export default function RemovalDialogs({ kind, ...props }: RemovalDialogsProps) {
  if (kind === 'remove') return <RemoveDialog {...props} />;
  return <NoticeDialog kind="removed" name={props.name} open={props.open} onClose={props.onClose} />;
}
