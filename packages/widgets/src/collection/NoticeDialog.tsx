import { isPlanned, limits, messages } from '@gildshelf/api-client/contract';
import { Button, Dialog, StarRating } from '@gildshelf/ui';
import { isolateName } from '../isolate-name/isolateName.tsx';
import type { CollectionDialog } from './collectionDialog.ts';

export interface NoticeDialogProps extends CollectionDialog {
  readonly kind: 'rated' | 'removed';
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Says that a title has been rated, with its stars, or that it is gone. */
export function NoticeDialog({ kind, title, open, onClose }: NoticeDialogProps) {
  const { status, rating } = title.tracking;
  const notice = notices[kind];
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={notice.title}
      description={isolateName(notice.sentence, title.view.title)}
      actions={
        <Button variant="gold" onClick={onClose}>
          Close
        </Button>
      }
    >
      {kind === 'rated' && !isPlanned(status) && (
        <StarRating value={rating} max={limits.ratingMaximum} step={limits.ratingStep} size="large" />
      )}
    </Dialog>
  );
}

const notices = {
  rated: { title: 'Rating Updated', sentence: messages.collection.rated },
  removed: { title: 'Successfully Removed', sentence: messages.collection.removed },
} as const;
