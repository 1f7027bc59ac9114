import { limits } from '@gildshelf/api-client/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CollectionDialog } from './collectionDialog.ts';

/** Opens one dialog at a time; a confirmation follows 300 ms after what it confirms (§9). */
export function useCollectionDialog<Shown = CollectionDialog>() {
  const [dialog, setDialog] = useState<Shown | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [turn, setTurn] = useState(0);
  const latestTurn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const open = useCallback((next: Shown) => {
    clearTimeout(timer.current);
    setDialog(() => next);
    setIsOpen(true);
    latestTurn.current += 1;
    setTurn(latestTurn.current);
  }, []);

  // An answer may come when its dialog was closed long ago and another one is open, with values of its own.
  const isLatest = () => turn === latestTurn.current;

  return {
    /** What was opened last; it stays known while a closed dialog fades. */
    dialog,
    isOpen,
    /** Counts the openings: as a key it makes each dialog start from its title's own values. */
    turn,
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
