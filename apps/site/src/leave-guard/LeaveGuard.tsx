import { useEffectEvent } from '@gildshelf/ui';
import { lazyPart } from '@gildshelf/widgets';
import { useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ErrorBoundary } from '../pages/error/ErrorBoundary.tsx';
import { guardPage } from './guardPage.ts';
import type { LeaveDialogProps } from './LeaveDialog.tsx';

/** While there are unsaved changes, requires confirmation before the visitor navigates to another page of the site. */
export function LeaveGuard({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const navigate = useNavigate();
  const navigateTo = useEffectEvent((url: string) => void navigate(url));
  const [leave, setLeave] = useState<(() => void) | null>(null);

  useLayoutEffect(() => {
    if (!isUnsaved) return;
    void LeaveDialog.preload();
    return guardPage((next) => setLeave(() => next), navigateTo);
  }, [isUnsaved]);

  function handleLeave() {
    setLeave(null);
    leave?.();
  }

  if (!leave) return null;
  return (
    // If the dialog's code cannot be loaded, the navigation proceeds without confirmation.
    <ErrorBoundary resetKey="dialog" fallback={null} onFailed={handleLeave}>
      <LeaveDialog onStay={() => setLeave(null)} onLeave={handleLeave} />
    </ErrorBoundary>
  );
}

const LeaveDialog = lazyPart<LeaveDialogProps>(async () => (await import('./LeaveDialog.tsx')).LeaveDialog);
