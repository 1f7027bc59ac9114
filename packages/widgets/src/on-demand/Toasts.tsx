import type { Toaster } from '@gildshelf/ui';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { PartErrorBoundary } from './lazyPart.tsx';

export interface ToastsProps {
  readonly toaster: Toaster;
}

/** Shows the messages of a toaster; the region that shows them is loaded with the first message and then stays mounted. */
export function Toasts({ toaster }: ToastsProps) {
  const hasMessages = useSyncExternalStore(
    toaster.subscribe,
    () => toaster.getMessages().length > 0,
    () => false,
  );
  const [isNeeded, setIsNeeded] = useState(false);
  if (hasMessages && !isNeeded) setIsNeeded(true);

  if (!isNeeded) return null;
  return (
    <PartErrorBoundary>
      <Suspense>
        <ToastRegion toaster={toaster} />
      </Suspense>
    </PartErrorBoundary>
  );
}

const ToastRegion = lazy(() => import('./toastRegion.ts'));
