import { type StylingProps, ToastRegion, useTranslate } from '@gildshelf/ui';
import { useUndoNotice } from './useUndoNotice.ts';

export type UndoNoticeProps = StylingProps;

/**
 * A notice of the last change of the collection, with a button to undo it; render it once per page. It is shown for 10 seconds, paused on
 * hover and focus, and F8 moves the focus to it. It is shown only after the response of the server, as is the undone change.
 */
export function UndoNotice(styling: UndoNoticeProps) {
  const translate = useTranslate();
  const toaster = useUndoNotice();
  return <ToastRegion {...styling} toaster={toaster} placement="start" label={translate('Changes')} />;
}
