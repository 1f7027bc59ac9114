import { useApi } from '@gildshelf/api-client/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { holdScroll } from './holdScroll.ts';
import { scrollWhenHigher } from './scrollWhenHigher.ts';

/** Brings somebody who returns back to their place also where what stands there comes after the page. */
export function useLatePlace(): void {
  const { key, pathname } = useLocation();
  const { sessionStorage } = useApi();
  const isReturn = useNavigationType() === 'POP';
  // Where useScrollPosition keeps it; read before a page that is not as high yet has been scrolled as far as it goes.
  const [top] = useState(() => (isReturn ? Number(sessionStorage.get(`scroll_${key}${pathname}`)) : 0));

  useEffect(() => (top > 0 ? scrollWhenHigher(top) : undefined), [top]);

  useEffect(holdScroll, []);
}
