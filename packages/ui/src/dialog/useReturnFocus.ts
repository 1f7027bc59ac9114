import { useRef } from 'react';

/**
 * @internal Returns the focus to the element that had it before a dialog opened. Radix does so for its own Trigger only; a
 * dialog that is opened by state would leave the focus on the body. If the element is gone (a removed card), the item at the
 * same index of its list gets the focus, or the last item; without a list the heading of its section, else the main element.
 */
export function useReturnFocus() {
  const previousFocus = useRef<HTMLElement | null>(null);
  const listPosition = useRef<ListPosition>(undefined);
  const section = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      previousFocus.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      listPosition.current = listPositionOf(previousFocus.current);
      section.current = previousFocus.current?.closest('section, article, main') ?? null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // A page that was opened meanwhile has already set the focus.
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      const canReturn = previousFocus.current?.isConnected && previousFocus.current !== document.body;
      const target = canReturn
        ? previousFocus.current
        : (focusableItemAt(listPosition.current) ??
          focusableHeadingOf(section.current) ??
          document.getElementById('main'));
      target?.focus({ preventScroll: true });
    },
  };
}

interface ListPosition {
  readonly list: Element;
  readonly index: number;
}

function listPositionOf(element: Element | null): ListPosition | undefined {
  const item = element?.closest('li');
  const list = item?.parentElement;
  return list ? { list, index: Array.from(list.children).indexOf(item) } : undefined;
}

function focusableItemAt(listPosition: ListPosition | undefined): HTMLElement | null | undefined {
  if (!listPosition?.list.isConnected) return undefined;
  const { children } = listPosition.list;
  return children[Math.min(listPosition.index, children.length - 1)]?.querySelector('a[href], button');
}

function focusableHeadingOf(section: Element | null): HTMLElement | null | undefined {
  const heading = section?.isConnected ? section.querySelector<HTMLElement>('h1, h2, h3') : null;
  if (heading) heading.tabIndex = -1;
  return heading;
}
