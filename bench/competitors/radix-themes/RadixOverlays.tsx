import { DotsVerticalIcon } from '@radix-ui/react-icons';
import * as Toast from '@radix-ui/react-toast';
import { Button, Callout, Dialog, DropdownMenu, Flex, IconButton, Slider } from '@radix-ui/themes';
import { useState } from 'react';
import type { CardMenuProps, OverlaysProps } from '../cells.ts';
import { RadixStatus } from './RadixStatus.tsx';

export function RadixCardMenu({ title, onEdit, onRemove }: CardMenuProps) {
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger>
        <IconButton variant="ghost" aria-label={`What to do with ${title.name}`}>
          <DotsVerticalIcon />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item onSelect={onEdit}>Edit</DropdownMenu.Item>
        <DropdownMenu.Item color="red" onSelect={onRemove}>
          Remove
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** Radix Themes has no stars, so a slider stands in their place, and no toast, so it is Radix's own primitive. */
export function RadixOverlays({ edited, statuses, onSave, onClose, notice, onNoticeGone }: OverlaysProps) {
  const [rating, setRating] = useState(edited?.rating ?? 0);
  const [status, setStatus] = useState(edited?.status ?? '');
  return (
    <Toast.Provider>
      {edited && (
        <Dialog.Root open onOpenChange={onClose}>
          <Dialog.Content maxWidth="440px">
            <Dialog.Title>Edit rating</Dialog.Title>
            <Dialog.Description>{edited.name}</Dialog.Description>
            <Flex direction="column" gap="4" my="4">
              <RadixStatus statuses={statuses} value={status} onChange={setStatus} />
              <Slider
                aria-label="Rating"
                max={5}
                step={0.5}
                value={[rating]}
                onValueChange={([next = 0]) => setRating(next)}
              />
            </Flex>
            <Flex justify="end" gap="3">
              <Button variant="outline" onClick={onClose}>
                Cancel
              </Button>
              <Button onClick={() => onSave({ ...edited, rating, status })}>Save</Button>
            </Flex>
          </Dialog.Content>
        </Dialog.Root>
      )}
      <Toast.Root open={notice !== undefined} onOpenChange={(open) => !open && onNoticeGone()} asChild>
        <Callout.Root>
          <Toast.Description asChild>
            <Callout.Text>{notice}</Callout.Text>
          </Toast.Description>
        </Callout.Root>
      </Toast.Root>
      <Toast.Viewport style={{ position: 'fixed', right: 24, bottom: 24, margin: 0 }} />
    </Toast.Provider>
  );
}
