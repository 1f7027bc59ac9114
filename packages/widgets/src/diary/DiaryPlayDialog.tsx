import { present } from '@gildshelf/api-client/react';
import PlayDialog from '../history/dialog/PlayDialog.tsx';
import type { Entry } from './DiaryEntries.tsx';

export interface DiaryPlayDialogProps {
  readonly entry: Entry;
  readonly timeZone: string;
  /** Called after the dialog has been closed, or the play removed. */
  readonly onClosed: () => void;
  readonly onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
}

/** The form of a play of a diary. A separate module, so that it is loaded on demand. */
export function DiaryPlayDialog({ entry, timeZone, onClosed, onUnsavedChange }: DiaryPlayDialogProps) {
  const { media_type: type, title, play } = entry;
  return (
    <PlayDialog
      type={type}
      item={{ id: title.id, title: present(type, title).title }}
      play={play}
      timeZone={timeZone}
      open
      onClose={onClosed}
      onRemoved={onClosed}
      onUnsavedChange={(isUnsaved) => onUnsavedChange?.(isUnsaved)}
    />
  );
}
