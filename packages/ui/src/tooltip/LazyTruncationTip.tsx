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

const Loaded = lazy(async () => ({ default: (await import('./TruncationTip.tsx')).TruncationTip }));
