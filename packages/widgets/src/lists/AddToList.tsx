import type { CatalogueType } from '@gildshelf/api-client/contract';
import { type TitleId, useLists, useUser } from '@gildshelf/api-client/react';
import { Button, Stack, type StylingProps, useTranslate } from '@gildshelf/ui';
import { useState } from 'react';
import { lazyPart } from '../on-demand/lazyPart.tsx';
import type { AddToListDialogProps } from './dialogs/AddToListDialog.tsx';

export interface AddToListProps extends StylingProps {
  /** Media type of the title. */
  readonly type: CatalogueType;
  /** The id of the title and its name. */
  readonly item: { readonly id: TitleId; readonly title: string };
  /** URL of the page of the user's lists. */
  readonly listsHref: string;
  /** Called when the name of a new list is entered but not saved. Must be a stable function. */
  readonly onUnsavedChange?: (isUnsaved: boolean) => void;
}

/**
 * A button that opens the dialog in which the signed-in user adds a title to lists, or removes it. Renders nothing while no one is signed
 * in, and on a host without lists.
 */
export function AddToList({ type, item, listsHref, onUnsavedChange, ...styling }: AddToListProps) {
  const translate = useTranslate();
  const { isAuthenticated } = useUser();
  const lists = useLists({ type, titleId: item.id });
  const [isOpen, setIsOpen] = useState<boolean>();
  if (!isAuthenticated || (lists.state === 'ready' && lists.data === null)) return null;
  const data = lists.state === 'ready' ? (lists.data ?? []) : [];
  const count = data.filter(({ entry_id }) => entry_id !== null).length;
  return (
    <Stack {...styling} keepsRoom>
      <Button
        fullWidth
        startIcon="bookmark"
        aria-haspopup="dialog"
        onPointerEnter={AddToListDialog.preload}
        onFocus={AddToListDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        {count === 0
          ? translate('Add to list')
          : translate(count === 1 ? 'In {count} list' : 'In {count} lists', { count })}
      </Button>
      {isOpen !== undefined && (
        <AddToListDialog
          type={type}
          item={item}
          listsHref={listsHref}
          lists={lists}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          onUnsavedChange={onUnsavedChange}
        />
      )}
    </Stack>
  );
}

const AddToListDialog = lazyPart<AddToListDialogProps>(
  async () => (await import('./dialogs/AddToListDialog.tsx')).AddToListDialog,
);
