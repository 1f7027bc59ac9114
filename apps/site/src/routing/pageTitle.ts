import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

let announcedPath: string | null = null;

/**
 * Sets the document's title and, after a navigation, moves the focus to the page's heading. Null while the page's own title is not
 * known. The focus stays where it is on the first page of a visit, and when only the query changes, as in Search while the visitor types.
 */
export function usePageTitle(title: string | null): void {
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';

  useEffect(() => {
    // Also without a title, since that of the previous page would be wrong.
    document.title = documentTitle(title);
    if (!title || announcedPath === pathname) return;
    if (announcedPath !== null) {
      focusHeading(isReturn);
      // The server's metadata describes the first page only.
      for (const element of document.querySelectorAll('head [data-page]')) element.remove();
    }
    announcedPath = pathname;
  }, [title, pathname, isReturn]);
}

/** Moves the focus to the page's heading. */
export function focusHeading(preventScroll: boolean): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll });
}

export const product = 'Gildshelf';

/** The `document.title` of a page; the product name alone while the page's own title is not known (null). */
export function documentTitle(title: string | null): string {
  return title && title !== product ? `${title} · ${product}` : product;
}
