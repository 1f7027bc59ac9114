import { useSyncExternalStore } from 'react';
import { tokens } from '../theme/tokens.ts';

/** @internal Whether there is room for one column only; on a server, and where nobody knows, there is more. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    follow,
    () => media()?.matches ?? false,
    () => false,
  );
}

const media = () => globalThis.matchMedia?.(`(max-width: ${tokens.specification.breakpoints.md - 1}px)`);

function follow(notify: () => void) {
  const list = media();
  list?.addEventListener('change', notify);
  return () => list?.removeEventListener('change', notify);
}
