import { NoticeDialog } from '../collection/NoticeDialog.tsx';
import { RemoveDialog, type RemoveDialogProps } from '../collection/RemoveDialog.tsx';

export interface RemovalDialogsProps extends RemoveDialogProps {
  readonly shown: 'remove' | 'removed';
}

/** Asks before a title is removed, or confirms that it was. A file of its own: dialogs are loaded when they are needed. */
export default function RemovalDialogs({ shown, ...props }: RemovalDialogsProps) {
  if (shown === 'remove') return <RemoveDialog {...props} />;
  return <NoticeDialog kind="removed" name={props.name} open={props.open} onClose={props.onClose} />;
}
