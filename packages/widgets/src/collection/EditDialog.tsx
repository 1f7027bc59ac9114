import { mediaTypes } from '@gildshelf/api-client/contract';
import { type Tracking, useRateItem } from '@gildshelf/api-client/react';
import { Button, Dialog } from '@gildshelf/ui';
import { useState } from 'react';
import { TrackingFields } from '../tracking-fields/TrackingFields.tsx';
import type { KeptTitle } from './collectionDialog.ts';

export interface EditDialogProps {
  readonly open: boolean;
  readonly title: KeptTitle;
  readonly onClose: () => void;
  /** The host has said yes. */
  readonly onSaved: (tracking: Tracking) => void;
}

/** Changes a title's status and rating. When saving fails it stays open with its values. */
export function EditDialog({ open, title, onClose, onSaved }: EditDialogProps) {
  const { type, view, item } = title;
  const [tracking, setTracking] = useState(title.tracking);
  const rateItem = useRateItem(type);
  const canSave = mediaTypes[type].hasStatus(tracking.status);

  async function save() {
    try {
      const saved = await rateItem.run({ titleId: item.id, ...tracking });
      if (saved) onSaved(saved);
    } catch (error) {
      console.error(`Saving the rating of ${view.title} failed.`, error);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={mediaTypes[type].editTitle}
      description={<bdi>{view.title}</bdi>}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="gold" disabled={!canSave} loading={rateItem.isRunning} onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <TrackingFields type={type} value={tracking} onChange={setTracking} />
    </Dialog>
  );
}
