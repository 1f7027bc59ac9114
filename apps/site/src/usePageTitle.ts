import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { documentTitle } from './documentTitle.ts';

let announcedPath: string | null = null;

/**
 * Names the page and, after a navigation, moves the focus to its heading. Null while the page's own title is not known.
 * The first page of a visit leaves the focus where the browser put it; so does a page that only changes its query, as
 * Search does while somebody types.
 */
export function usePageTitle(title: string | null): void {
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';

  useEffect(() => {
    // The name of the page before would be wrong already.
    document.title = documentTitle(title);
    if (!title || announcedPath === pathname) return;
    if (announcedPath !== null) {
      focusHeading(isReturn);
      // What the server has said of the first page is not true of another.
      for (const said of document.querySelectorAll('head [data-page]')) said.remove();
    }
    announcedPath = pathname;
  }, [title, pathname, isReturn]);
}

function focusHeading(preventScroll: boolean) {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll });
}
