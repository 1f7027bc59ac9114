import { useEffect, useSyncExternalStore } from 'react';

let openDialogs = 0;
const listeners = new Set<() => void>();

function add(difference: number) {
  openDialogs += difference;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const readState = () => openDialogs > 0;
const readServerState = () => false;

/**
 * Whether a `Dialog`, a `ConfirmDialog` or a `Sheet` of the page is open. Nothing outside of it can be reached meanwhile, such as a message
 * with a button.
 */
export function useIsDialogOpen(): boolean {
  return useSyncExternalStore(subscribe, readState, readServerState);
}

/** @internal Part of the content of a dialog, which is rendered only while the dialog is open. */
export function OpenDialog(): null {
  useEffect(() => {
    add(1);
    return () => add(-1);
  }, []);
  return null;
}
