import { useApi } from '@gildshelf/api-client/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { disableScrollAnchoring } from './disableScrollAnchoring.ts';
import { scrollWhenTallEnough } from './scrollWhenTallEnough.ts';

/** Restores the scroll position of a returning user, also when the content at that position loads after the page. */
export function useRestoredScroll(): void {
  const { key, pathname } = useLocation();
  const { sessionStorage } = useApi();
  const isReturn = useNavigationType() === 'POP';
  // Stored by useScrollPosition; read before the page, which is not tall enough yet, is scrolled to its end.
  const [top] = useState(() => (isReturn ? Number(sessionStorage.get(`scroll_${key}${pathname}`)) : 0));

  useEffect(() => (top > 0 ? scrollWhenTallEnough(top) : undefined), [top]);

  useEffect(disableScrollAnchoring, []);
}
