import { type MouseEvent, useEffect, useRef } from 'react';

interface ShowMoreOptions {
  /** The number of items in the list. */
  count: number;
  /** Loads the next items; undefined when there are none. */
  show: (() => void) | undefined;
  /** The next items are loading. */
  isLoading?: boolean | undefined;
}

/**
 * A list with a button 'Show more', which may be a link to a page with the next items. After a press, `show` is called and the first
 * item that is added gets the focus: its link, else the item itself. Set `listRef` on the list and `handleClick` on the button.
 */
export function useShowMore({ count, show, isLoading = false }: ShowMoreOptions) {
  const listRef = useRef<HTMLUListElement>(null);
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

  function handleClick(event: MouseEvent) {
    // With a modifier key the browser opens the link in a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isLoading || !show) return;
    countBefore.current = count;
    show();
  }

  return { listRef, handleClick };
}
