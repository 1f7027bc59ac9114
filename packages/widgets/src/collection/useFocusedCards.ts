import type { TrackedItem } from '@gildshelf/api-client/react';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a function that lists the indexes of the focused card and of its neighbours, which Tab moves to. A card counts as
 * focused while a dialog has the focus that the card had before. `onChange` is called when another card is focused.
 */
export function useFocusedCards(
  grid: RefObject<HTMLElement | null>,
  items: RefObject<readonly TrackedItem[]>,
  onChange: () => void,
) {
  const focusedId = useRef<TrackedItem['id']>(undefined);

  useEffect(() => {
    const element = grid.current;
    const setFocused = (id: TrackedItem['id'] | undefined) => {
      if (id === focusedId.current) return;
      focusedId.current = id;
      onChange();
    };
    const handleFocus = ({ target }: FocusEvent) => {
      const item = target instanceof Element ? target.closest('li') : null;
      setFocused(items.current[Number(item?.ariaPosInSet) - 1]?.id);
    };
    const handleBlur = ({ relatedTarget }: FocusEvent) => {
      // The focus returns to the card after another window or a dialog has had it.
      if (!(relatedTarget instanceof Element) || relatedTarget.closest('[role$="dialog"]')) return;
      if (!element?.contains(relatedTarget)) setFocused(undefined);
    };
    element?.addEventListener('focusin', handleFocus);
    element?.addEventListener('focusout', handleBlur);
    return () => {
      element?.removeEventListener('focusin', handleFocus);
      element?.removeEventListener('focusout', handleBlur);
    };
  }, [grid, items, onChange]);

  return () => {
    const card =
      focusedId.current === undefined ? -1 : items.current.findIndex(({ id }) => id === focusedId.current);
    return card < 0 ? [] : [Math.max(card - 1, 0), card, card + 1];
  };
}
