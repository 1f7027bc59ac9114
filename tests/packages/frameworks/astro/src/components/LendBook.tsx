import { Button, Dialog } from '@gildshelf/ui';
import { useState } from 'react';

export function LendBook() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="gold" onClick={() => setOpen(true)}>
        Lend
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Lend this book?"
        actions={<Button onClick={() => setOpen(false)}>Yes</Button>}
      />
    </>
  );
}
