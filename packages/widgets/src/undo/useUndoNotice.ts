import { type EditKind, editMessages, limits, ownLimits, statusLabel } from '@gildshelf/api-client/contract';
import { type LastEdit, useLastEdit, useUndo } from '@gildshelf/api-client/react';
import {
  createToaster,
  type Toaster,
  type Translate,
  useEffectEvent,
  useIsDialogOpen,
  useTranslate,
} from '@gildshelf/ui';
import { useEffect, useRef, useState } from 'react';

/** A toaster with a notice of the last change, for 10 seconds, which offers to undo it. */
export function useUndoNotice(): Toaster {
  const translate = useTranslate();
  const edit = useLastEdit();
  const undo = useUndo();
  const [toaster] = useState(() => createToaster({ duration: ownLimits.undoNoticeDuration, limit: 1 }));

  async function handleUndo(editId: string) {
    const pending = toaster.show(translate('Undoing…'), 'info');
    try {
      const result = await undo.run(editId);
      toaster.dismiss(pending);
      if (result && result.unchanged >= result.total)
        toaster.show(translate('The title has been changed since, and stays as it is.'), 'info');
      else if (result) toaster.show(translate(editMessages.undone));
    } catch {
      offer(editId, translate(editMessages.undoFailed), 'danger');
    }
  }

  function offer(editId: string, text: string, tone: 'info' | 'danger') {
    toaster.show(text, tone, {
      label: translate('Undo'),
      alternative: translate('Undo in Recent changes'),
      onSelect: () => void handleUndo(editId),
    });
  }

  useOutsideDialogs(edit, (made) => {
    const text = noticeText(made, translate);
    if (text) offer(made.id, text, 'info');
  });
  return toaster;
}

/** A dialog that confirms a change opens after the one that made it has closed. */
const dialogPause = limits.dialogDelay + 100;

/** Calls `announce` once for each edit, but not behind a dialog, where the notice could not be reached and would take the Escape key. */
function useOutsideDialogs(edit: LastEdit | null, announce: (edit: LastEdit) => void) {
  const isDialogOpen = useIsDialogOpen();
  const announced = useRef<LastEdit>(undefined);
  const isBehindDialog = useRef(false);
  const announceOnce = useEffectEvent(announce);
  useEffect(() => {
    if (!edit || edit === announced.current) return;
    if (isDialogOpen) {
      isBehindDialog.current = true;
      return;
    }
    const show = () => {
      announced.current = edit;
      isBehindDialog.current = false;
      announceOnce(edit);
    };
    if (!isBehindDialog.current) return show();
    const timer = setTimeout(show, dialogPause);
    return () => clearTimeout(timer);
  }, [edit, isDialogOpen]);
}

/** The text of the notice of an edit; undefined for one that has no notice, such as a note that is saved while it is written. */
function noticeText({ kind, status }: LastEdit, translate: Translate): string | undefined {
  if (kind === 'rate' && status !== undefined)
    return translate('Saved as {status}.', { status: translate(statusLabel(status)) });
  const text = noticeLabels[kind];
  return text && translate(text);
}

const noticeLabels: Readonly<Partial<Record<EditKind, string>>> = {
  remove: 'Removed from your collection.',
  'add-play': 'The play is added.',
  'update-play': 'The play is changed.',
  'remove-play': 'The play is removed.',
  episodes: 'The episodes are changed.',
  bulk: 'The titles are changed.',
};
