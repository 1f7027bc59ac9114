import { type SearchResult, useSearch } from '@gildshelf/api-client/react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useDebounced } from './useDebounced.ts';

/** Milliseconds of stillness before the host is asked: less than a pause between words, more than one between letters. */
const stillness = 200;

const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** What was found, and which of it the keyboard is on. */
export function useMediaSearch(query: string, onSelect: (result: SearchResult) => void) {
  const listId = useId();
  const text = query.trim();
  const asked = useDebounced(text, stillness);
  const found = useSearch(text === '' ? '' : asked);
  const [active, setActive] = useState(0);
  // What was found for an earlier text stays until there is something new.
  const results = text !== '' && found.state === 'ready' ? found.data : [];
  const current = results[Math.min(active, results.length - 1)];

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || results.length === 0) return;
    const move = moves[event.key];
    if (move)
      setActive((before) => (Math.min(before, results.length - 1) + move + results.length) % results.length);
    else if (event.key === 'Enter' && current) onSelect(current);
    else return;
    event.preventDefault();
  }

  return {
    listId,
    results,
    activeId: current && resultId(listId, current),
    setActiveId: (id: string) => setActive(results.findIndex((result) => resultId(listId, result) === id)),
    handleKeyDown,
    forgetActive: () => setActive(0),
    isBusy: text !== '' && (text !== asked || found.state === 'loading'),
    isEmpty: text !== '' && text === asked && found.state === 'ready' && results.length === 0,
  };
}

/** Where a result stands in the document. */
export function resultId(listId: string, { type, view }: SearchResult): string {
  return `${listId}-${type}-${view.id}`;
}
