import { type SearchResult, useSearch } from '@gildshelf/api-client/react';
import { useEffectEvent } from '@gildshelf/ui';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { belongsToText } from './belongsToText.ts';
import type { MediaSearchProps } from './MediaSearch.tsx';
import { useTypedText } from './useTypedText.ts';

const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const nothing: readonly SearchResult[] = [];

/** What was found, and which of it the keyboard is on. */
export function useMediaSearch({ query, onQueryChange, onSelect }: MediaSearchProps) {
  const listId = useId();
  const { typed, setTyped, text, settled, settle } = useTypedText(query, onQueryChange);
  const found = useSearch(text === '' ? '' : settled);
  const [latest, setLatest] = useState(nothing);
  const [active, setActive] = useState({ typed, index: 0 });
  const [isOpening, setIsOpening] = useState(false);

  // What was found for an earlier text stays until there is an answer; after a failure there is nothing to stay.
  const results = found.state === 'ready' ? found.data : found.state === 'loading' ? latest : nothing;
  if (results !== latest) setLatest(results);
  const isAnswered = text === settled && found.state !== 'loading';
  // Another text starts at its first result.
  const index = active.typed === typed ? Math.min(active.index, results.length - 1) : 0;
  const current = results[index];

  const openCurrent = useEffectEvent(() => {
    setIsOpening(false);
    if (current) onSelect(current);
  });
  // Enter is meant for the text as it stands: it waits for that answer.
  useEffect(() => {
    if (isOpening && isAnswered) openCurrent();
  }, [isOpening, isAnswered]);

  function handleChange(next: string) {
    setIsOpening(false);
    setTyped(next);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const move = moves[event.key];
    if (text === '' || belongsToText(event)) return;
    if (event.key === 'Enter') {
      settle();
      if (!event.repeat) setIsOpening(true);
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
    handleBlur: () => setIsOpening(false),
    isBusy: text !== '' && !isAnswered,
    isEmpty: text !== '' && isAnswered && found.state === 'ready' && results.length === 0,
  };
}

/** Where a result stands in the document. */
export function resultId(listId: string, { type, view }: SearchResult): string {
  return `${listId}-${type}-${encodeURIComponent(view.id)}`;
}
