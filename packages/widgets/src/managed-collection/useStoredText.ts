import { useApi } from '@gildshelf/api-client/react';
import { useState } from 'react';

/** A text of the browser's storage and a function that stores another one; null removes it. */
export function useStoredText(key: string): readonly [string | null, (text: string | null) => void] {
  const { localStorage } = useApi();
  const [text, setText] = useState(() => localStorage.get(key));
  const store = (next: string | null) => {
    setText(next);
    if (next === null) localStorage.remove(key);
    else localStorage.set(key, next);
  };
  return [text, store];
}
