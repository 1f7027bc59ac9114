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

/** What comes over the page: a window, a question, a message, more words. */
export function ShelfDialogs() {
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const follow = (isOpen: boolean) => {
    if (!isOpen) setOpen(null);
  };
  const end = (message: string) => {
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
        onOpenChange={follow}
        title="Rename the shelf"
        actions={
          <Button variant="gold" onClick={() => end('The shelf has a new name.')}>
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
        onOpenChange={follow}
        title="Remove the shelf"
        description="Are you sure you want to remove your shelf?"
        confirmLabel="Remove"
        onConfirm={() => end('The shelf has been removed.')}
      />
      <ToastRegion toaster={toaster} />
    </>
  );
}
