import { type MouseEvent, useEffect, useRef } from 'react';

interface ShowMoreOptions {
  /** The number of items in the list. */
  count: number;
  /** Loads the next items; undefined when there are none. */
  show: (() => void) | undefined;
  /** The next items are loading. */
  isLoading?: boolean | undefined;
  /** Selects the items in the list; its children by default. */
  itemSelector?: string;
}

/**
 * A list with a button 'Show more', which may be a link to a page with the next items. After a press, `show` is called and the first
 * item that is added gets the focus: its link, else the item itself. Set `listRef` on the list and `handleClick` on the button.
 */
export function useShowMore<List extends HTMLElement = HTMLUListElement>({
  count,
  show,
  isLoading = false,
  itemSelector = ':scope > *',
}: ShowMoreOptions) {
  const listRef = useRef<List>(null);
  const before = useRef<{ readonly count: number; readonly items: ReadonlySet<Element> }>(undefined);
  const itemsOf = (list: List | null) => [...(list?.querySelectorAll<HTMLElement>(itemSelector) ?? [])];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the items change with their number
  useEffect(() => {
    const known = before.current;
    if (!known || count <= known.count) return;
    before.current = undefined;
    const item = itemsOf(listRef.current).find((one) => !known.items.has(one));
    if (!item) return;
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
    before.current = { count, items: new Set(itemsOf(listRef.current)) };
    show();
  }

  return { listRef, handleClick };
}
