import type { Tracking } from '@gildshelf/api-client/react';
import type { CollectionProps } from './Collection.tsx';
import type { CollectionDialog } from './collectionDialog.ts';
import { EditDialog } from './EditDialog.tsx';
import { NoticeDialog } from './NoticeDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

export interface CollectionDialogsProps {
  readonly dialog: CollectionDialog;
  readonly open: boolean;
  readonly isRemoving: boolean;
  readonly onClose: () => void;
  readonly onSaved: (tracking: Tracking) => void;
  readonly onRemove: () => void;
  readonly onUnsavedChange: CollectionProps['onUnsavedChange'];
}

/** The dialog of the given kind. A separate module, so that dialogs are loaded on demand. */
export default function CollectionDialogs({
  dialog,
  open,
  isRemoving,
  onClose,
  onSaved,
  onRemove,
  onUnsavedChange,
}: CollectionDialogsProps) {
  const { kind, title } = dialog;
  const name = title.view.title;
  const shared = { open, onClose };
  if (kind === 'edit')
    return <EditDialog {...shared} title={title} onSaved={onSaved} onUnsavedChange={onUnsavedChange} />;
  if (kind === 'remove')
    return <RemoveDialog {...shared} name={name} isRemoving={isRemoving} onConfirm={onRemove} />;
  if (kind === 'removed') return <NoticeDialog {...shared} kind={kind} name={name} />;
  return <NoticeDialog {...shared} kind={kind} name={name} tracking={title.tracking} />;
}
