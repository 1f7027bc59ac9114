import { useEffect, useRef, useState } from 'react';

/** Whether the content of an element is wider than the element, so that it scrolls sideways. */
export function useScrollable() {
  const scroller = useRef<HTMLDivElement>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    // jsdom, in which hosts test their pages, has no ResizeObserver.
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => setIsScrollable(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { scroller, isScrollable };
}
