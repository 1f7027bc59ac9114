import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Starts a new page at its top, and brings a page that one returns to back to where it was left. */
export function useScrollPosition(): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';

  useEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = before;
    };
  }, []);

  useBrowserLayoutEffect(() => {
    scrollTo({ top: (isReturn && positions.get(key)) || 0, behavior: 'instant' });
    const remember = () => positions.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key, isReturn]);
}
