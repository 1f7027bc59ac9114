import { limits } from '@gildshelf/api-client/contract';
import { createToaster, ToastRegion, useTranslate } from '@gildshelf/ui';
import {
  StatusMenu,
  titleActionContext as TitleActionContext,
  type TitleActionProps,
  UndoNotice,
} from '@gildshelf/widgets';
import { startTransition, use, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Adds a menu with the statuses to every card of a title, and a notice that offers to undo the last change. */
export function QuickActions() {
  const translate = useTranslate();
  const [, setAction] = use(TitleActionContext);
  const [toaster] = useState(() => createToaster({ duration: limits.toastDuration }));
  useEffect(() => {
    const showFailure = (message: string) => toaster.show(message, 'danger');
    const CardMenu = (props: TitleActionProps) => <StatusMenu {...props} onFailed={showFailure} />;
    // A page may have hundreds of cards, whose rendering must not delay an input.
    startTransition(() => setAction?.(() => CardMenu));
    return () => setAction?.(() => undefined);
  }, [setAction, toaster]);
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
