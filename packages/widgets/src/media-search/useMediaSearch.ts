import { type SearchResult, useSearch } from '@gildshelf/api-client/react';
import { useEffectEvent } from '@gildshelf/ui';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { isTextEditingKey } from './isTextEditingKey.ts';
import type { MediaSearchProps } from './MediaSearch.tsx';
import { useDebouncedText } from './useDebouncedText.ts';

const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const noResults: readonly SearchResult[] = [];

/** The search results and the active one of them. */
export function useMediaSearch({ query, onQueryChange, onSelect }: MediaSearchProps) {
  const listId = useId();
  const { typed, setTyped, text, debounced, flush } = useDebouncedText(query, onQueryChange);
  const search = useSearch(text === '' ? '' : debounced);
  const [latest, setLatest] = useState(noResults);
  const [active, setActive] = useState({ typed, index: 0 });
  const [isSelectPending, setIsSelectPending] = useState(false);

  // Earlier results stay until the response arrives; a failure removes them.
  const results = search.state === 'ready' ? search.data : search.state === 'loading' ? latest : noResults;
  if (results !== latest) setLatest(results);
  const isLoaded = text === debounced && search.state !== 'loading';
  // A new text starts at its first result.
  const index = active.typed === typed ? Math.min(active.index, results.length - 1) : 0;
  const current = results[index];

  const selectCurrent = useEffectEvent(() => {
    setIsSelectPending(false);
    if (current) onSelect(current);
  });
  // Enter applies to the text as typed, so it waits for the results of that text.
  useEffect(() => {
    if (isSelectPending && isLoaded) selectCurrent();
  }, [isSelectPending, isLoaded]);

  function handleChange(next: string) {
    setIsSelectPending(false);
    setTyped(next);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const move = moves[event.key];
    if (text === '' || isTextEditingKey(event)) return;
    if (event.key === 'Enter') {
      flush();
      if (!event.repeat) setIsSelectPending(true);
    } else if (move && results.length > 0) {
      setActive({ typed, index: (index + move + results.length) % results.length });
    } else return;
    event.preventDefault();
  }

  return {
    listId,
    typed,
    results,
    activeId: current && resultId(listId, current),
    setActiveId: (id: string) =>
      setActive({ typed, index: results.findIndex((result) => resultId(listId, result) === id) }),
    handleChange,
    handleKeyDown,
    handleBlur: () => setIsSelectPending(false),
    isBusy: text !== '' && !isLoaded,
    isEmpty: text !== '' && isLoaded && search.state === 'ready' && results.length === 0,
  };
}

/** Element id of a result. */
export function resultId(listId: string, { type, view }: SearchResult): string {
  return `${listId}-${type}-${encodeURIComponent(view.id)}`;
}
