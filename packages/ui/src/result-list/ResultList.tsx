import { useEffect, useRef } from 'react';
import type { IconName } from '../icon/Icon.tsx';
import type { ImageProps } from '../image/Image.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { styled } from '../theme/stitches.ts';
import { ResultRow } from './ResultRow.tsx';

export interface Result {
  /** Unique in the document; what a combobox names in `aria-activedescendant`. */
  id: string;
  /** Shown in two lines at most. */
  name: string;
  /** 'Game'. */
  type: string;
  /** The drawing before the type. */
  typeIcon?: IconName;
  /** Where it leads; without an address it leads nowhere. */
  href?: string;
  /** Navigation state, handed to the router's link. */
  state?: unknown;
  /** The address of its picture. */
  imageUrl?: string | null;
  /** The same picture in other widths, as HTML writes a `srcset`. */
  imageSet?: string | null;
  /** What stands in for an image that is missing or fails. */
  fallback?: ImageProps['fallback'];
}

export interface ResultListProps
  extends RootAttributes<HTMLDivElement, 'role' | 'aria-label' | 'onSelect' | 'results'> {
  /** What the combobox names in `aria-controls`. */
  id?: string;
  /** What the list is of; read, not shown. */
  label: string;
  /** The best first. */
  results: readonly Result[];
  /** The part of each name that is lit. */
  query?: string;
  /** Controlled: the id of the row that Enter would open. */
  activeId?: string;
  /** A pointer has come onto a row. */
  onActiveChange?: (id: string) => void;
  /** A row is being followed. */
  onSelect?: (result: Result) => void;
}

/**
 * What was found: a listbox of links, each with a picture, its name and its type. The combobox above keeps the focus and
 * its arrows move `activeId`, whose row then comes into view. Renders a `<div>` element; nothing without results.
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
  // What a pointer is on is in view, and must not move away under it.
  const seenId = useRef(activeId);
  useEffect(() => {
    if (activeId !== undefined && activeId !== seenId.current)
      document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
    seenId.current = activeId;
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
            seenId.current = result.id;
            if (result.id !== activeId) onActiveChange?.(result.id);
          }}
          onClick={() => onSelect?.(result)}
        />
      ))}
    </List>
  );
}

// The rows reach out of the column, so that pictures are flush with the box above.
const List = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  marginInline: '-$2',
  '@sm': { marginInline: '-$4' },
});
