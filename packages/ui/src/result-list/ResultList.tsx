import type { IconName } from '../icon/Icon.tsx';
import type { ImageProps } from '../image/Image.tsx';
import { styled } from '../theme/stitches.ts';
import { ResultRow } from './ResultRow.tsx';

export interface Result {
  /** Unique in the document; what a combobox names in `aria-activedescendant`. */
  id: string;
  name: string;
  /** 'Game'. */
  type: string;
  typeIcon?: IconName;
  href?: string;
  /** Navigation state, handed to the router's link. */
  state?: unknown;
  imageUrl?: string | null;
  fallback?: ImageProps['fallback'];
}

export interface ResultListProps {
  /** What the combobox names in `aria-controls`. */
  id?: string;
  label: string;
  results: readonly Result[];
  /** The part of each name that is lit. */
  query?: string;
  /** The row that Enter would open. */
  activeId?: string;
  /** A pointer has come onto a row. */
  onActiveChange?: (id: string) => void;
  /** A row is being followed. */
  onSelect?: (result: Result) => void;
}

/** What was found: a listbox of links, each with a picture, its name and its type. */
export function ResultList({
  id,
  label,
  results,
  query = '',
  activeId,
  onActiveChange,
  onSelect,
}: ResultListProps) {
  return (
    <List role="listbox" id={id} aria-label={label}>
      {results.map((result) => (
        <ResultRow
          key={result.id}
          result={result}
          query={query}
          active={result.id === activeId}
          onPointerMove={() => result.id !== activeId && onActiveChange?.(result.id)}
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
