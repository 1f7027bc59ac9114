import { isPlanned, limits, messages } from '@gildshelf/api-client/contract';
import type { Tracking } from '@gildshelf/api-client/react';
import { Button, ConfirmDialog, Dialog, StarRating } from '@gildshelf/ui';
import type { ReactNode } from 'react';

export interface RemovalDialogsProps extends RemoveDialogProps {
  readonly kind: 'remove' | 'removed';
}

/** The confirmation before a title is removed, or the notice afterwards. A separate module, so that dialogs are loaded on demand. */
export default function RemovalDialogs({ kind, ...props }: RemovalDialogsProps) {
  if (kind === 'remove') return <RemoveDialog {...props} />;
  return <NoticeDialog kind="removed" name={props.name} open={props.open} onClose={props.onClose} />;
}

interface RemoveDialogProps {
  readonly open: boolean;
  /** The title's name. */
  readonly name: string;
  readonly isRemoving: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks for confirmation before a title is removed from the collection. */
export function RemoveDialog({ open, name, isRemoving, onClose, onConfirm }: RemoveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Confirm Removal"
      description={isolateName(messages.collection.confirmRemove, name)}
      confirmLabel="Delete"
      loading={isRemoving}
      onConfirm={onConfirm}
    />
  );
}

interface NoticeDialogProps {
  readonly kind: 'rated' | 'removed';
  /** The title's name. */
  readonly name: string;
  /** The saved values. */
  readonly tracking?: Tracking;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Confirms that a title has been rated, with its stars, or removed. */
export function NoticeDialog({ kind, name, tracking, open, onClose }: NoticeDialogProps) {
  const notice = notices[kind];
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={notice.title}
      description={isolateName(notice.message, name)}
      actions={
        <Button variant="gold" onClick={onClose}>
          Close
        </Button>
      }
    >
      {tracking && !isPlanned(tracking.status) && (
        <StarRating
          value={tracking.rating}
          max={limits.ratingMaximum}
          step={limits.ratingStep}
          size="large"
        />
      )}
    </Dialog>
  );
}

const notices = {
  rated: { title: 'Rating Updated', message: messages.collection.rated },
  removed: { title: 'Successfully Removed', message: messages.collection.removed },
} as const;

// The object replacement character, which no message and no name contains.
const placeholder = '\uFFFC';

/** A message with a name in `<bdi>`, so that a right-to-left name does not reorder the text and punctuation around it. */
function isolateName(message: (name: string) => string, name: string): ReactNode {
  const [before, after] = message(placeholder).split(placeholder);
  return (
    <>
      {before}
      <bdi>{name}</bdi>
      {after}
    </>
  );
}
