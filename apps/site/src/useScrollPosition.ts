import { useApi } from '@gildshelf/api-client/react';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { hasLeftDocument } from './hasLeftDocument.ts';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

let isFirst = true;

/**
 * Starts a new page at its top, and brings a page that one returns to back to where it was left, also after a reload; who
 * was quicker than the site stays where they are.
 */
export function useScrollPosition(): void {
  const { key, pathname } = useLocation();
  const { sessionStorage } = useApi();
  const isReturn = useNavigationType() === 'POP';

  useEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = before;
    };
  }, []);

  useBrowserLayoutEffect(() => {
    // The first page of every visit has the same key.
    const place = `scroll_${key}${pathname}`;
    const remember = () => sessionStorage.set(place, String(scrollY));
    // Scrolled while it stood there complete, before the site could hear of it.
    if (isFirst && scrollY && !hasLeftDocument()) remember();
    else scrollTo({ top: isReturn ? Number(sessionStorage.get(place)) : 0, behavior: 'instant' });
    isFirst = false;
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key, pathname, isReturn, sessionStorage]);
}
