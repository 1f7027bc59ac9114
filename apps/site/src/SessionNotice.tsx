import { limits, ownMessages } from '@gildshelf/api-client/contract';
import { createToaster, ToastRegion } from '@gildshelf/ui';
import { useEffect, useState } from 'react';

/** The toast of a session that has ended; it goes with its time, or as soon as somebody is signed in again. */
export function SessionNotice({ isDue }: { readonly isDue: boolean }) {
  const [toaster] = useState(() => createToaster({ duration: limits.toastDuration }));

  useEffect(() => {
    if (!isDue) return;
    const id = toaster.show(ownMessages.session.ended, 'info');
    return () => toaster.dismiss(id);
  }, [isDue, toaster]);

  return <ToastRegion toaster={toaster} />;
}
