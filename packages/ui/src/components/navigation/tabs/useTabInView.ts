import { type RefObject, useLayoutEffect } from 'react';

/** Scrolls the list, and not the page, as far as needed to show the selected tab with a part of its neighbours. */
export function useTabInView(list: RefObject<HTMLElement | null>, selectedIndex: number): void {
  useLayoutEffect(() => {
    const element = list.current;
    const tab = element?.children[selectedIndex];
    if (!element || !tab) return;
    const outer = element.getBoundingClientRect();
    const inner = tab.getBoundingClientRect();
    if (inner.left < outer.left + peek) element.scrollLeft -= outer.left + peek - inner.left;
    else if (inner.right > outer.right - peek) element.scrollLeft += inner.right - outer.right + peek;
  }, [list, selectedIndex]);
}

/** Width of the neighbours' visible part in pixels. */
const peek = 40;
