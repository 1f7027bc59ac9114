import { lazy, Suspense } from 'react';
import type { TruncationTooltipProps } from './TruncationTooltip.tsx';

/** @internal `TruncationTooltip`, loaded when it is first shown; renders nothing until then. */
export function LazyTruncationTooltip(props: TruncationTooltipProps) {
  return (
    <Suspense>
      <LoadedTip {...props} />
    </Suspense>
  );
}

// Without a tooltip if its code fails to load, because that error must not break the page.
const LoadedTip = lazy(async () => ({
  default: await import('./TruncationTooltip.tsx').then(
    ({ TruncationTooltip }) => TruncationTooltip,
    () => Nothing,
  ),
}));

const Nothing = (_: TruncationTooltipProps) => null;
