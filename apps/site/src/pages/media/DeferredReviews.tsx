import { VisuallyHidden } from '@gildshelf/ui';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../app/ErrorBoundary.tsx';
import { useIsNear } from '../useIsNear.ts';
import type { ReviewsProps } from './Reviews.tsx';

const Reviews = lazy(async () => ({ default: (await import('./Reviews.tsx')).Reviews }));

/** Also when the part before the reviews is far above the window, after a jump to the end of the page. */
const margin = '10000px 0px 0px';

/** The reviews of a title, loaded when the part of the page before them is in the window; nothing is shown when that fails. */
export function DeferredReviews(props: ReviewsProps) {
  const [marker, isNear] = useIsNear(margin);
  return (
    <>
      {/* Without a place in the layout, so that the page has no gap where there are no reviews. */}
      <VisuallyHidden ref={marker}>{null}</VisuallyHidden>
      {isNear && (
        <ErrorBoundary resetKey="reviews" fallback={null}>
          <Suspense>
            <Reviews {...props} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
