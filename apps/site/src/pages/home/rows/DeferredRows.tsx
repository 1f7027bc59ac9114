import { VisuallyHidden } from '@gildshelf/ui';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../../app/ErrorBoundary.tsx';
import { useIsNear } from '../../useIsNear.ts';

const HomeRows = lazy(async () => ({ default: (await import('./HomeRows.tsx')).HomeRows }));

/** What Home shows below the top lists, loaded when the last list comes into view; nothing is shown when that fails. */
export function DeferredRows() {
  const [marker, isNear] = useIsNear('0px');
  return (
    <>
      {/* Without a place in the layout, so that the page has no gap where there are no rows. */}
      <VisuallyHidden ref={marker}>{null}</VisuallyHidden>
      {isNear && (
        <ErrorBoundary resetKey="rows" fallback={null}>
          <Suspense>
            <HomeRows />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
