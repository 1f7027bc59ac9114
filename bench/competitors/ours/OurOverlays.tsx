import { Button, createToaster, Dialog, DropdownMenu, IconButton, ToastRegion } from '@gildshelf/ui';
import { useEffect, useState } from 'react';
import type { CardMenuProps, OverlaysProps } from '../cells.ts';
import { OurRating } from './OurRating.tsx';

const toaster = createToaster({ duration: 6000 });

export function OurCardMenu({ title, onEdit, onRemove }: CardMenuProps) {
  return (
    <DropdownMenu
      defaultOpen
      trigger={<IconButton icon="edit" variant="overlay" label={`What to do with ${title.name}`} />}
      items={[
        { label: 'Edit', icon: 'edit', onSelect: onEdit },
        { label: 'Remove', icon: 'trash', onSelect: onRemove },
      ]}
    />
  );
}

export function OurOverlays({ edited, statuses, onSave, onClose, notice, onNoticeGone }: OverlaysProps) {
  const [rating, setRating] = useState(edited?.rating ?? 0);
  const [status, setStatus] = useState(edited?.status ?? '');
  useEffect(() => {
    if (notice === undefined) return;
    toaster.show(notice);
    onNoticeGone();
  }, [notice, onNoticeGone]);
  return (
    <>
      {edited && (
        <Dialog
          open
          onOpenChange={onClose}
          title="Edit rating"
          description={edited.name}
          actions={
            <>
              <Button onClick={onClose}>Cancel</Button>
              <Button variant="gold" onClick={() => onSave({ ...edited, rating, status })}>
                Save
              </Button>
            </>
          }
        >
          <OurRating
            value={rating}
            onChange={setRating}
            status={status}
            statuses={statuses}
            onStatusChange={setStatus}
          />
        </Dialog>
      )}
      <ToastRegion toaster={toaster} />
    </>
  );
}
