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
  /** The host has said yes. */
  readonly onSaved: (tracking: Tracking) => void;
  readonly onUnsavedChange: CollectionProps['onUnsavedChange'];
}

/** Changes a title's status and rating. When saving fails it stays open with its values; closing it by Escape or a click beside it asks first if something is unsaved. */
export function EditDialog({ open, title, onClose, onSaved, onUnsavedChange }: EditDialogProps) {
  const { type, view, item } = title;
  const [tracking, setTracking] = useState(title.tracking);
  const rateItem = useRateItem(type);
  const [isAsking, setIsAsking] = useState(false);
  const isUnsaved = open && !rateItem.isRunning && !isSameTracking(tracking, title.tracking);
  useUnsavedChanges(isUnsaved, onUnsavedChange);
  const canSave = mediaTypes[type].hasStatus(tracking.status);

  function handleClose() {
    if (isUnsaved) setIsAsking(true);
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
      {/* After the dialog: on closing, that one returns the focus first. */}
      <ConfirmDialog
        open={open && isAsking}
        onOpenChange={setIsAsking}
        title={words.title}
        description={words.question}
        confirmLabel={words.discard}
        cancelLabel={words.stay}
        onConfirm={onClose}
      />
    </>
  );
}

const words = ownMessages.unsaved;
