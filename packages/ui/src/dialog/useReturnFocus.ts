import { useRef } from 'react';

/**
 * @internal Radix gives the focus back to its own Trigger only; a dialog that is opened by state would leave it on the
 * body. This remembers who had it. If that is gone (a removed card), what stands in its place in its list gets it (the last
 * item where it was the last); without a list the heading of the section it stood in, and else the page's main part.
 */
export function useReturnFocus() {
  const before = useRef<HTMLElement | null>(null);
  const place = useRef<PlaceInList>(undefined);
  const section = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      place.current = placeInList(before.current);
      section.current = before.current?.closest('section, article, main') ?? null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // A page that has come meanwhile has put the focus where it belongs.
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      const known = before.current?.isConnected && before.current !== document.body;
      const target = known
        ? before.current
        : (standIn(place.current) ?? headingOf(section.current) ?? document.getElementById('main'));
      target?.focus({ preventScroll: true });
    },
  };
}

interface PlaceInList {
  readonly list: Element;
  readonly index: number;
}

function placeInList(element: Element | null): PlaceInList | undefined {
  const item = element?.closest('li');
  const list = item?.parentElement;
  return list ? { list, index: Array.from(list.children).indexOf(item) } : undefined;
}

function standIn(place: PlaceInList | undefined): HTMLElement | null | undefined {
  if (!place?.list.isConnected) return undefined;
  const { children } = place.list;
  return children[Math.min(place.index, children.length - 1)]?.querySelector('a[href], button');
}

function headingOf(section: Element | null): HTMLElement | null | undefined {
  const heading = section?.isConnected ? section.querySelector<HTMLElement>('h1, h2, h3') : null;
  if (heading) heading.tabIndex = -1;
  return heading;
}
