import type { TrackedItem } from '@gildshelf/api-client/react';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * The place of the card that has the focus, or had it before a dialog took it, and those of its neighbours, to which Tab
 * goes on. `onChange` is called when it is another card.
 */
export function useKeptCard(
  grid: RefObject<HTMLElement | null>,
  items: RefObject<readonly TrackedItem[]>,
  onChange: () => void,
) {
  const kept = useRef<TrackedItem['id']>(undefined);

  useEffect(() => {
    const element = grid.current;
    const keep = (id: TrackedItem['id'] | undefined) => {
      if (id === kept.current) return;
      kept.current = id;
      onChange();
    };
    const handleFocus = ({ target }: FocusEvent) => {
      const item = target instanceof Element ? target.closest('li') : null;
      keep(items.current[Number(item?.ariaPosInSet) - 1]?.id);
    };
    const handleBlur = ({ relatedTarget }: FocusEvent) => {
      // A window that goes to the back, or a dialog: the focus will come back here.
      if (!(relatedTarget instanceof Element) || relatedTarget.closest('[role$="dialog"]')) return;
      if (!element?.contains(relatedTarget)) keep(undefined);
    };
    element?.addEventListener('focusin', handleFocus);
    element?.addEventListener('focusout', handleBlur);
    return () => {
      element?.removeEventListener('focusin', handleFocus);
      element?.removeEventListener('focusout', handleBlur);
    };
  }, [grid, items, onChange]);

  return () => {
    const card = kept.current === undefined ? -1 : items.current.findIndex(({ id }) => id === kept.current);
    return card < 0 ? [] : [Math.max(card - 1, 0), card, card + 1];
  };
}
