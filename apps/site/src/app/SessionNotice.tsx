import { limits, ownMessages } from '@gildshelf/api-client/contract';
import { createToaster, ToastRegion } from '@gildshelf/ui';
import { useEffect, useState } from 'react';

/** The toast of an ended session; it closes after its duration, or as soon as a user signs in again. */
export function SessionNotice({ isVisible }: { readonly isVisible: boolean }) {
  const [toaster] = useState(() => createToaster({ duration: limits.toastDuration }));

  useEffect(() => {
    if (!isVisible) return;
    const id = toaster.show(ownMessages.session.ended, 'info');
    return () => toaster.dismiss(id);
  }, [isVisible, toaster]);

  return <ToastRegion toaster={toaster} />;
}
