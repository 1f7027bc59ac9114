import { ownLimits } from '@gildshelf/api-client/contract';
import { useEffectEvent } from '@gildshelf/ui';
import { useEffect, useRef, useState } from 'react';

/** Debounce delay in milliseconds: less than a pause between words, more than one between keystrokes. */
const debounceMs = 200;

/**
 * The state of a search field: `typed` is its value, `text` is that value trimmed, and `debounced` is the text after 200 ms
 * without typing or a call of `flush`, which is reported to `onReport`. A `query` from elsewhere is applied immediately. `searched`
 * is the text to search for: the debounced one, but nothing from the moment when the field is cleared.
 */
export function useDebouncedText(query: string, onReport: (text: string) => void) {
  const [typed, setTyped] = useState(query.slice(0, ownLimits.searchQuery));
  const [debounced, setDebounced] = useState(typed.trim());
  const text = typed.trim();

  // Without a state of its own, typing within 200 ms of clearing the field would search for the previous debounced text again.
  const [searched, setSearched] = useState(debounced);
  const nextSearched = text === '' ? '' : text === debounced ? debounced : searched;
  if (nextSearched !== searched) setSearched(nextSearched);

  const isUnreported = useRef(false);
  // Reported texts come back as `query` later, and must not overwrite what the user types meanwhile.
  const reported = useRef<string[]>([]);

  function flush() {
    if (text === debounced) return;
    setDebounced(text);
    isUnreported.current = true;
  }

  // Runs after the search request has started, because changing the URL blocks the main thread.
  const report = useEffectEvent(() => {
    if (!isUnreported.current) return;
    isUnreported.current = false;
    reported.current = debounced === query ? [] : [...reported.current, debounced];
    onReport(debounced);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new debounced text
  useEffect(() => report(), [debounced]);

  const flushLater = useEffectEvent(flush);
  useEffect(() => {
    if (text === debounced) return;
    const timer = setTimeout(() => flushLater(), debounceMs);
    return () => clearTimeout(timer);
  }, [text, debounced]);

  const latestQuery = useRef(query);
  useEffect(() => {
    // The initial query is already in the field, or the user has changed it.
    if (latestQuery.current === query) return;
    latestQuery.current = query;
    const index = reported.current.indexOf(query);
    if (index >= 0) {
      reported.current = reported.current.slice(index + 1);
      return;
    }
    const external = query.slice(0, ownLimits.searchQuery);
    setTyped(external);
    setDebounced(external.trim());
  }, [query]);

  return { typed, setTyped, text, debounced, searched: nextSearched, flush };
}
