import { isPlanned, limits, messages } from '@gildshelf/api-client/contract';
import type { Tracking } from '@gildshelf/api-client/react';
import { Button, Dialog, StarRating } from '@gildshelf/ui';
import { isolateName } from '../isolate-name/isolateName.tsx';

export interface NoticeDialogProps {
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
