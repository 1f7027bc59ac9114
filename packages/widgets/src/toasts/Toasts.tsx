import type { Toaster } from '@gildshelf/ui';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { PartBoundary } from '../part-boundary/PartBoundary.tsx';

export interface ToastsProps {
  readonly toaster: Toaster;
}

/** The messages of a toaster; what shows them is loaded with the first one and then stays. */
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
    <PartBoundary>
      <Suspense>
        <ToastRegion toaster={toaster} />
      </Suspense>
    </PartBoundary>
  );
}

const ToastRegion = lazy(() => import('./toastRegion.ts'));
