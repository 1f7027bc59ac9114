import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const product = 'Gildshelf';
let announcedKey: string | null = null;

/**
 * Names the page and, after a navigation, moves the focus to its heading. Null while the page's own title is not known.
 * The first page of a visit leaves the focus where the browser put it.
 */
export function usePageTitle(title: string | null): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';

  useEffect(() => {
    if (title === null) return;
    document.title = title === product ? product : `${title} · ${product}`;
    const isFirst = announcedKey === null;
    if (announcedKey === key) return;
    announcedKey = key;
    if (!isFirst) focusHeading(isReturn);
  }, [title, key, isReturn]);
}

function focusHeading(preventScroll: boolean) {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll });
}
