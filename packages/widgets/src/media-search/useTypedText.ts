import { ownLimits } from '@gildshelf/api-client/contract';
import { useEffectEvent } from '@gildshelf/ui';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds of stillness before a text counts: less than a pause between words, more than one between letters. */
const stillness = 200;

/**
 * What stands in the box, and what of it counts: the text without its outer spaces, once it has been still or `settle`
 * was called, which `onSettled` then hears. A `query` that comes from elsewhere counts at once.
 */
export function useTypedText(query: string, onSettled: (text: string) => void) {
  const [typed, setTyped] = useState(query.slice(0, ownLimits.searchQuery));
  const [settled, setSettled] = useState(typed.trim());
  const text = typed.trim();

  const isUntold = useRef(false);
  // What was told comes back as `query` in its own time, and must not overtake who types on.
  const told = useRef<string[]>([]);

  function settle() {
    if (text === settled) return;
    setSettled(text);
    isUntold.current = true;
  }

  // After the host was asked: to write an address holds the page up.
  const tell = useEffectEvent(() => {
    if (!isUntold.current) return;
    isUntold.current = false;
    told.current = settled === query ? [] : [...told.current, settled];
    onSettled(settled);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text that has settled is told
  useEffect(() => tell(), [settled]);

  const settleInTime = useEffectEvent(settle);
  useEffect(() => {
    if (text === settled) return;
    const timer = setTimeout(() => settleInTime(), stillness);
    return () => clearTimeout(timer);
  }, [text, settled]);

  const heard = useRef(query);
  useEffect(() => {
    // The first one stands in the box already, or somebody has typed over it.
    if (heard.current === query) return;
    heard.current = query;
    const own = told.current.indexOf(query);
    if (own >= 0) {
      told.current = told.current.slice(own + 1);
      return;
    }
    const other = query.slice(0, ownLimits.searchQuery);
    setTyped(other);
    setSettled(other.trim());
  }, [query]);

  return { typed, setTyped, text, settled, settle };
}
