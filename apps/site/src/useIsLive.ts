import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on a server and while its page is being taken over, true from then on. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
