import { VisuallyHidden } from '@gildshelf/ui';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../../app/ErrorBoundary.tsx';
import { useIsNear } from './useIsNear.ts';

const HomeRows = lazy(async () => ({ default: (await import('./HomeRows.tsx')).HomeRows }));

/**
 * What Home shows below the top lists. Its code and data are requested when the end of the top lists is at most a window's height away;
 * nothing is shown when that fails.
 */
export function DeferredRows() {
  const [marker, isNear] = useIsNear();
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
