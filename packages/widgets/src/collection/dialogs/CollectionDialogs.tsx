import { mediaTypes, unsavedMessages } from '@gildshelf/api-client/contract';
import { type Tracking, useRateTitle } from '@gildshelf/api-client/react';
import { Button, ConfirmDialog, Dialog, useTranslate } from '@gildshelf/ui';
import { useState } from 'react';
import { TrackingFields } from '../../tracking-fields/TrackingFields.tsx';
import { isSameTracking, useUnsavedChanges } from '../../tracking-fields/unsavedChanges.ts';
import type { CollectionTitle } from '../CollectionGrid.tsx';
import { NoticeDialog, RemoveDialog } from './RemovalDialogs.tsx';
import type { CollectionDialog } from './useCollectionDialog.ts';

export interface CollectionDialogsProps {
  readonly dialog: CollectionDialog;
  readonly open: boolean;
  readonly isRemoving: boolean;
  readonly onClose: () => void;
  /** Called with the saved values once the server has confirmed them. */
  readonly onSaved: (tracking: Tracking) => void;
  readonly onRemove: () => void;
  readonly onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
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
    return (
      <RemoveDialog
        {...shared}
        type={title.type}
        titleId={title.item.id}
        name={name}
        isRemoving={isRemoving}
        onConfirm={onRemove}
      />
    );
  if (kind === 'removed') return <NoticeDialog {...shared} kind={kind} name={name} />;
  return <NoticeDialog {...shared} kind={kind} name={name} tracking={title.tracking} />;
}

interface EditDialogProps
  extends Pick<CollectionDialogsProps, 'open' | 'onClose' | 'onSaved' | 'onUnsavedChange'> {
  readonly title: CollectionTitle;
}

/**
 * Edits a title's status and rating. The dialog stays open with its values when saving fails; closing it by Escape or a click
 * outside asks for confirmation when there are unsaved changes.
 */
function EditDialog({ open, title, onClose, onSaved, onUnsavedChange }: EditDialogProps) {
  const translate = useTranslate();
  const { type, view, item } = title;
  const [tracking, setTracking] = useState(title.tracking);
  const rateItem = useRateTitle(type);
  const [isConfirming, setIsConfirming] = useState(false);
  const isUnsaved = open && !rateItem.isRunning && !isSameTracking(tracking, title.tracking);
  useUnsavedChanges(isUnsaved, onUnsavedChange);
  const canSave = mediaTypes[type].hasStatus(tracking.status);

  function handleClose() {
    if (isUnsaved) setIsConfirming(true);
    else onClose();
  }

  async function save() {
    try {
      const saved = await rateItem.run({ titleId: item.id, ...tracking });
      if (saved) onSaved(saved);
    } catch (error) {
      console.error(`Saving the rating of ${view.title} failed.`, error);
    }
  }

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(isOpen) => !isOpen && handleClose()}
        title={translate(mediaTypes[type].editTitle)}
        description={<bdi>{view.title}</bdi>}
        actions={
          <>
            <Button onClick={onClose}>{translate('Cancel')}</Button>
            <Button
              variant="gold"
              disabled={!canSave}
              loading={rateItem.isRunning}
              onClick={() => void save()}
            >
              {translate('Save')}
            </Button>
          </>
        }
      >
        <TrackingFields type={type} value={tracking} onChange={setTracking} />
      </Dialog>
      {/* After the dialog, so that the dialog restores the focus first when both close. */}
      <ConfirmDialog
        open={open && isConfirming}
        onOpenChange={setIsConfirming}
        title={translate(unsavedText.title)}
        description={translate(unsavedText.description)}
        confirmLabel={translate(unsavedText.discard)}
        cancelLabel={translate(unsavedText.stay)}
        onConfirm={onClose}
      />
    </>
  );
}

const unsavedText = unsavedMessages;
