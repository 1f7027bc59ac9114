import {
  Button,
  ConfirmDialog,
  createToaster,
  Dialog,
  Text,
  TextField,
  ToastRegion,
  Tooltip,
} from '@gildshelf/ui';
import { useState } from 'react';

const toaster = createToaster({ duration: 6000 });

/** Overlays: dialog, confirmation, toast and tooltip. */
export function ShelfDialogs() {
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const handleOpenChange = (isOpen: boolean) => {
    if (!isOpen) setOpen(null);
  };
  const closeWithToast = (message: string) => {
    setOpen(null);
    toaster.show(message);
  };
  return (
    <>
      <Button onClick={() => setOpen('rename')}>Rename</Button>
      <Tooltip content="Asks first">
        <Button variant="danger" onClick={() => setOpen('remove')}>
          Remove
        </Button>
      </Tooltip>
      <Dialog
        open={open === 'rename'}
        onOpenChange={handleOpenChange}
        title="Rename the shelf"
        actions={
          <Button variant="gold" onClick={() => closeWithToast('The shelf has a new name.')}>
            Save
          </Button>
        }
      >
        <TextField label="Name" defaultValue="Mara's shelf" />
        <Text tone="secondary" size="sm">
          Everybody who visits you sees it.
        </Text>
      </Dialog>
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={handleOpenChange}
        title="Remove the shelf"
        description="Are you sure you want to remove your shelf?"
        confirmLabel="Remove"
        onConfirm={() => closeWithToast('The shelf has been removed.')}
      />
      <ToastRegion toaster={toaster} />
    </>
  );
}
