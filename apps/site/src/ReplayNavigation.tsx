import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Replays history navigations that happened during hydration: the router reads the URL when hydration starts, and listens for
 * `popstate` only once it has finished.
 */
export function ReplayNavigation({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const initialUrl = useRef(pathname + search);
  useEffect(() => {
    const { state } = history;
    if (location.pathname + location.search !== initialUrl.current)
      dispatchEvent(new PopStateEvent('popstate', { state }));
  }, []);
  return children;
}
