import { useApi } from '@gildshelf/api-client/react';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Starts a new page at its top, and brings a page that one returns to back to where it was left, also after a reload. */
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
    const top = isReturn ? Number(sessionStorage.get(place)) : 0;
    scrollTo({ top, behavior: 'instant' });
    const leaving = new AbortController();
    const { signal } = leaving;
    const remember = () =>
      addEventListener('scroll', () => sessionStorage.set(place, String(scrollY)), { passive: true, signal });
    // A page that is not as high yet: what it waits for comes later.
    if (top - scrollY > 1)
      import('./scrollWhenHigher.ts')
        .then(({ scrollWhenHigher }) => scrollWhenHigher(top, signal))
        .then(remember, remember);
    else remember();
    return () => leaving.abort();
  }, [key, pathname, isReturn, sessionStorage]);
}
