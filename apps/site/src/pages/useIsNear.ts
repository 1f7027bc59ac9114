import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * A ref for a hidden element, and whether the visible element before it has been in the window, extended by `margin`, a `rootMargin`.
 * (A hidden element has no place of its own in a flex container.) Stays false in browsers without `IntersectionObserver`.
 */
export function useIsNear(margin: string): [RefObject<HTMLElement | null>, boolean] {
  const ref = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const element = placedBefore(ref.current);
    if (isNear || !element || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, margin]);

  return [ref, isNear];
}

/** The nearest element before this one that has a place in the layout, so none that is hidden like a marker. */
function placedBefore(marker: Element | null): Element | null {
  let element = marker?.previousElementSibling ?? null;
  while (element && getComputedStyle(element).position === 'absolute')
    element = element.previousElementSibling;
  return element;
}
