import { limits, ownMessages } from '@gildshelf/api-client/contract';
import { createToaster, ToastRegion, useTranslate } from '@gildshelf/ui';
import { useEffect, useState } from 'react';

/** The toast of an ended session; it closes after its duration, or as soon as a user signs in again. */
export function SessionNotice({ isVisible }: { readonly isVisible: boolean }) {
  const translate = useTranslate();
  const [toaster] = useState(() => createToaster({ duration: limits.toastDuration }));

  useEffect(() => {
    if (!isVisible) return;
    const id = toaster.show(translate(ownMessages.session.ended), 'info');
    return () => toaster.dismiss(id);
  }, [isVisible, toaster, translate]);

  return <ToastRegion toaster={toaster} />;
}
