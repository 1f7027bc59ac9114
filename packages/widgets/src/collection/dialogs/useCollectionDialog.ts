import { limits } from '@gildshelf/api-client/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CollectionTitle } from '../CollectionGrid.tsx';

/** The dialog to show: its kind and the title it is about. Only one is open at a time. */
export interface CollectionDialog {
  readonly kind: 'edit' | 'rated' | 'remove' | 'removed';
  readonly title: CollectionTitle;
}

/** Opens one dialog at a time; a confirmation opens 300 ms after the dialog that it confirms has closed. */
export function useCollectionDialog<Shown = CollectionDialog>() {
  const [dialog, setDialog] = useState<Shown | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [dialogKey, setDialogKey] = useState(0);
  const latestKey = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const open = useCallback((next: Shown) => {
    clearTimeout(timer.current);
    setDialog(() => next);
    setIsOpen(true);
    latestKey.current += 1;
    setDialogKey(latestKey.current);
  }, []);

  // A response may arrive after its dialog was closed and another one was opened, which must not be closed by it.
  const isLatest = () => dialogKey === latestKey.current;

  return {
    /** The dialog that was opened last; it stays set while a closed dialog fades out. */
    dialog,
    isOpen,
    /** Changes whenever a dialog opens: as a React key it makes each dialog start from its own title's values. */
    dialogKey,
    open,
    close() {
      if (isLatest()) setIsOpen(false);
    },
    confirm(next: Shown) {
      if (!isLatest()) return;
      setIsOpen(false);
      timer.current = setTimeout(open, limits.dialogDelay, next);
    },
  };
}
