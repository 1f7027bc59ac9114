import { historyMessages, isPlanned, limits, type MediaType, messages } from '@gildshelf/api-client/contract';
import { type TitleId, type Tracking, useTitleHistory } from '@gildshelf/api-client/react';
import { Button, ConfirmDialog, Dialog, StarRating, Text, Translated, useTranslate } from '@gildshelf/ui';

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
  readonly type: MediaType;
  readonly titleId: TitleId;
  /** The title's name. */
  readonly name: string;
  readonly isRemoving: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks for confirmation before a title is removed from the collection. */
export function RemoveDialog({
  open,
  type,
  titleId,
  name,
  isRemoving,
  onClose,
  onConfirm,
}: RemoveDialogProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={translate('Confirm Removal')}
      description={
        <Translated
          text={messages.collection.confirmRemove('{title}')}
          values={{ title: <bdi>{name}</bdi> }}
        />
      }
      confirmLabel={translate('Delete')}
      loading={isRemoving}
      onConfirm={onConfirm}
    >
      {open && <StoredHistory type={type} titleId={titleId} />}
    </ConfirmDialog>
  );
}

/** What happens to the history of a title that is removed; nothing if there is none, or if the host has no histories. */
function StoredHistory({ type, titleId }: Pick<RemoveDialogProps, 'type' | 'titleId'>) {
  const translate = useTranslate();
  const history = useTitleHistory(type, titleId);
  if (history.state !== 'ready' || !history.data) return null;
  const { plays, note, tags } = history.data;
  if (plays.length === 0 && !note && tags.length === 0) return null;
  return <Text tone="secondary">{translate(historyMessages.storedAfterRemoval)}</Text>;
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
  const translate = useTranslate();
  const notice = notices[kind];
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={translate(notice.title)}
      description={<Translated text={notice.message('{title}')} values={{ title: <bdi>{name}</bdi> }} />}
      actions={
        <Button variant="gold" onClick={onClose}>
          {translate('Close')}
        </Button>
      }
    >
      {tracking && !isPlanned(tracking.status) && (
        <StarRating value={tracking.rating} max={limits.ratingMaximum} step={limits.ratingStep} size="lg" />
      )}
    </Dialog>
  );
}

const notices = {
  rated: { title: 'Rating Updated', message: messages.collection.rated },
  removed: { title: 'Successfully Removed', message: messages.collection.removed },
} as const;
