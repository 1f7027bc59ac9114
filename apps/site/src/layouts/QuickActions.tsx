import { limits } from '@gildshelf/api-client/contract';
import { createToaster, ToastRegion, useTranslate } from '@gildshelf/ui';
import { StatusMenu, type TitleActionProps, UndoNotice, useTitleAction } from '@gildshelf/widgets';
import { useState } from 'react';
import { createPortal } from 'react-dom';

/** Adds a menu with the statuses to every card of a title, and a notice that offers to undo the last change. */
export function QuickActions() {
  const translate = useTranslate();
  const [toaster] = useState(() => createToaster({ duration: limits.toastDuration }));
  const [CardMenu] = useState(() => (props: TitleActionProps) => (
    <StatusMenu {...props} onFailed={(message) => toaster.show(message, 'danger')} />
  ));
  useTitleAction(CardMenu);
  // Not within the top bar, relative to which a fixed element would be placed.
  return createPortal(
    <>
      <UndoNotice />
      {/* Pages and widgets have regions with the default name, and each landmark needs a name of its own. */}
      <ToastRegion toaster={toaster} label={translate('Failed changes')} />
    </>,
    document.body,
  );
}
