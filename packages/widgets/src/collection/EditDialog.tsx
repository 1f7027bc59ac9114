import { mediaTypes, ownMessages } from '@gildshelf/api-client/contract';
import { type Tracking, useRateItem } from '@gildshelf/api-client/react';
import { Button, ConfirmDialog, Dialog } from '@gildshelf/ui';
import { useState } from 'react';
import { TrackingFields } from '../tracking-fields/TrackingFields.tsx';
import { isSameTracking } from '../unsaved-changes/isSameTracking.ts';
import { useUnsavedChanges } from '../unsaved-changes/useUnsavedChanges.ts';
import type { CollectionProps } from './Collection.tsx';
import type { KeptTitle } from './collectionDialog.ts';

export interface EditDialogProps {
  readonly open: boolean;
  readonly title: KeptTitle;
  readonly onClose: () => void;
  /** Called with the saved values once the server has confirmed them. */
  readonly onSaved: (tracking: Tracking) => void;
  readonly onUnsavedChange: CollectionProps['onUnsavedChange'];
}

/**
 * Edits a title's status and rating. The dialog stays open with its values when saving fails; closing it by Escape or a click
 * outside asks for confirmation when there are unsaved changes.
 */
export function EditDialog({ open, title, onClose, onSaved, onUnsavedChange }: EditDialogProps) {
  const { type, view, item } = title;
  const [tracking, setTracking] = useState(title.tracking);
  const rateItem = useRateItem(type);
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
        title={mediaTypes[type].editTitle}
        description={<bdi>{view.title}</bdi>}
        actions={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              variant="gold"
              disabled={!canSave}
              loading={rateItem.isRunning}
              onClick={() => void save()}
            >
              Save
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
        title={unsavedText.title}
        description={unsavedText.description}
        confirmLabel={unsavedText.discard}
        cancelLabel={unsavedText.stay}
        onConfirm={onClose}
      />
    </>
  );
}

const unsavedText = ownMessages.unsaved;
