import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Takes the steps that somebody took while a page that came complete was being taken over: the router reads the address
 * when that begins, and listens when it is done.
 */
export function CatchUp({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const first = useRef(pathname + search);
  useEffect(() => {
    const { state } = history;
    if (location.pathname + location.search !== first.current)
      dispatchEvent(new PopStateEvent('popstate', { state }));
  }, []);
  return children;
}
