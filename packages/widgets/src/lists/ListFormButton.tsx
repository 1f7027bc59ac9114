import type { List } from '@gildshelf/api-client/contract';
import { Button, type StylingProps, useTranslate } from '@gildshelf/ui';
import { useCollectionDialog } from '../collection/dialogs/useCollectionDialog.ts';
import { lazyPart } from '../on-demand/lazyPart.tsx';
import type { ListDialogProps } from './dialogs/ListDialog.tsx';

export interface ListFormButtonProps extends StylingProps {
  /** The list to edit; without it the button creates one. */
  readonly list?: List | undefined;
  /** Called with the list once the server has saved it. */
  readonly onSaved?: (list: List) => void;
  /** Called when the form gets or loses unsaved changes. Must be a stable function. */
  readonly onUnsavedChange?: (isUnsaved: boolean) => void;
}

/** A button that opens the form of a new list, or of one's own list, whose code is loaded on hover or focus. */
export function ListFormButton({ list, onSaved, onUnsavedChange, ...styling }: ListFormButtonProps) {
  const translate = useTranslate();
  const { dialog, dialogKey, isOpen, open, close } = useCollectionDialog<{
    readonly list: List | undefined;
  }>();
  return (
    <>
      <Button
        {...styling}
        variant={list ? 'outline' : 'gold'}
        size={list ? 'sm' : 'md'}
        startIcon={list ? 'edit' : undefined}
        aria-haspopup="dialog"
        onPointerEnter={ListDialog.preload}
        onFocus={ListDialog.preload}
        onClick={() => open({ list })}
      >
        {translate(list ? 'Edit list' : 'New list')}
      </Button>
      {dialog && (
        <ListDialog
          key={dialogKey}
          list={dialog.list}
          open={isOpen}
          onClose={close}
          onSaved={onSaved}
          onUnsavedChange={onUnsavedChange}
        />
      )}
    </>
  );
}

const ListDialog = lazyPart<ListDialogProps>(
  async () => (await import('./dialogs/ListDialog.tsx')).ListDialog,
);
