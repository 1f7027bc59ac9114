import { useSyncExternalStore } from 'react';
import { tokens } from '../theme/tokens.ts';

/** @internal Whether the window has room for one column only; false on the server and without `matchMedia`. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => media()?.matches ?? false,
    () => false,
  );
}

const media = () => globalThis.matchMedia?.(`(max-width: ${tokens.specification.breakpoints.md - 1}px)`);

function subscribe(notify: () => void) {
  const query = media();
  query?.addEventListener('change', notify);
  return () => query?.removeEventListener('change', notify);
}
