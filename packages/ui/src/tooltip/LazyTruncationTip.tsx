import { lazy, Suspense } from 'react';
import type { TruncationTipProps } from './TruncationTip.tsx';

/** @internal `TruncationTip`, loaded when it is first shown; until then there is nothing in its place. */
export function LazyTruncationTip(props: TruncationTipProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}

// Where its code cannot be fetched there is no tip: it is not worth the page.
const Loaded = lazy(async () => ({
  default: await import('./TruncationTip.tsx').then(
    ({ TruncationTip }) => TruncationTip,
    () => Nothing,
  ),
}));

const Nothing = (_: TruncationTipProps) => null;
