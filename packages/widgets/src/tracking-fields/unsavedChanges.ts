import { isPlanned } from '@gildshelf/api-client/contract';
import type { Tracking } from '@gildshelf/api-client/react';
import { useLayoutEffect } from 'react';

/** While there are unsaved changes, the browser confirms before it unloads the document. `onChange` must be a stable function. */
export function useUnsavedChanges(isUnsaved: boolean, onChange?: (isUnsaved: boolean) => void): void {
  // A layout effect, because changes that are painted before the listener is added could be lost without confirmation.
  useLayoutEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', warn);
    onChange?.(true);
    return () => {
      removeEventListener('beforeunload', warn);
      onChange?.(false);
    };
  }, [isUnsaved, onChange]);
}

/** Whether both would be saved as the same values: the rating of a planned title is ignored. */
export function isSameTracking(one: Tracking, other: Tracking): boolean {
  return one.status === other.status && (isPlanned(one.status) || one.rating === other.rating);
}
