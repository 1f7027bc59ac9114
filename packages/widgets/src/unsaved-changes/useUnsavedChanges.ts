import { useLayoutEffect } from 'react';

/** While there are unsaved changes, the browser asks before the document is unloaded. `onChange` must be the same function every time. */
export function useUnsavedChanges(isUnsaved: boolean, onChange?: (isUnsaved: boolean) => void): void {
  // Not a moment after the screen shows the changes: until then they could be lost without a question.
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
