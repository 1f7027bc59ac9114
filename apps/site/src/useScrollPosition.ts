import { useApi } from '@gildshelf/api-client/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { hasLeftDocument } from './hasLeftDocument.ts';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

let isFirst = true;

/**
 * Starts a new page at its top, and brings a page that one returns to back to where it was left, also after a reload; who
 * was quicker than the site stays where they are. A page that replaces its own entry, as a filter does, stays where it is.
 */
export function useScrollPosition(): void {
  const { key, pathname } = useLocation();
  const { sessionStorage } = useApi();
  const navigationType = useNavigationType();
  const isReturn = navigationType === 'POP';
  const shownPath = useRef(pathname);

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
    const isSamePage = navigationType === 'REPLACE' && shownPath.current === pathname;
    shownPath.current = pathname;
    // Scrolled while it stood there complete, before the site could hear of it.
    if (isSamePage || (isFirst && scrollY && !hasLeftDocument())) remember();
    else scrollTo({ top: isReturn ? Number(sessionStorage.get(place)) : 0, behavior: 'instant' });
    isFirst = false;
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key, pathname, navigationType, isReturn, sessionStorage]);
}
