import { useEffect, useRef } from 'react';
import type { IconName } from '../icon/Icon.tsx';
import type { ImageProps } from '../image/Image.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { styled } from '../theme/stitches.ts';
import { ResultRow } from './ResultRow.tsx';

export interface Result {
  /** Unique in the document; the value for `aria-activedescendant` of the combobox. */
  id: string;
  /** Shown on at most two lines. */
  name: string;
  /** Label of the type: 'Game'. */
  type: string;
  /** Icon before the type. */
  typeIcon?: IconName;
  /** URL of the result; without it the row is not a link. */
  href?: string;
  /** Navigation state, passed to the link of the router. */
  state?: unknown;
  /** URL of its image. */
  imageUrl?: string | null;
  /** `srcset` with other widths of the image. */
  imageSet?: string | null;
  /** Shown when the image is missing or fails to load; see `Image`. */
  fallback?: ImageProps['fallback'];
}

export interface ResultListProps
  extends RootAttributes<HTMLDivElement, 'role' | 'aria-label' | 'onSelect' | 'results'> {
  /** Value for `aria-controls` of the combobox. */
  id?: string;
  /** Accessible name of the list. */
  label: string;
  /** The results, best match first. */
  results: readonly Result[];
  /** Search text; its first match in each name is highlighted. */
  query?: string;
  /** Controlled: id of the active row, which Enter in the combobox opens. */
  activeId?: string;
  /** Called with the id of a row when the pointer moves onto it. */
  onActiveChange?: (id: string) => void;
  /** Called when a row is clicked. */
  onSelect?: (result: Result) => void;
}

/**
 * Search results: a listbox of links, each with image, name and type. The focus stays in the combobox, whose arrow keys change
 * `activeId`; the active row is scrolled into view. Renders a `<div>` element, or nothing without results.
 */
export function ResultList({
  id,
  label,
  results,
  query = '',
  activeId,
  onActiveChange,
  onSelect,
  ...rest
}: ResultListProps) {
  // A row that the pointer made active is visible already, and must not scroll away under the pointer.
  const visibleId = useRef(activeId);
  useEffect(() => {
    if (activeId !== undefined && activeId !== visibleId.current)
      document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
    visibleId.current = activeId;
  }, [activeId]);

  if (results.length === 0) return null;
  return (
    <List {...rest} role="listbox" id={id} aria-label={label}>
      {results.map((result) => (
        <ResultRow
          key={result.id}
          result={result}
          query={query}
          active={result.id === activeId}
          onPointerMove={() => {
            visibleId.current = result.id;
            if (result.id !== activeId) onActiveChange?.(result.id);
          }}
          onClick={() => onSelect?.(result)}
        />
      ))}
    </List>
  );
}

// Negative margins align the images with the search field above.
const List = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  marginInline: '-$2',
  '@sm': { marginInline: '-$4' },
});
