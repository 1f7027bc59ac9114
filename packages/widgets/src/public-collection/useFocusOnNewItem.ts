import { useEffect, useRef } from 'react';

/** After `focusFirstNew` the first item that is added to the list gets the focus: its link, else the item itself. */
export function useFocusOnNewItem(count: number) {
  const listRef = useRef<HTMLElement>(null);
  const countBefore = useRef<number>(undefined);

  useEffect(() => {
    const index = countBefore.current;
    if (index === undefined || count <= index) return;
    countBefore.current = undefined;
    const item = listRef.current?.children[index];
    if (!(item instanceof HTMLElement)) return;
    const link = item.querySelector('a');
    if (!link) item.tabIndex = -1;
    // The new items appear where the button was, so no scrolling is needed.
    (link ?? item).focus({ preventScroll: true });
  }, [count]);

  return {
    listRef,
    focusFirstNew: () => {
      countBefore.current = count;
    },
  };
}
